// The quote being written: its draft, its checks, and what the buttons do with it, never over a colleague's change.
import { useRef, useState } from 'react'
import { officeQuoteWords as words } from '#content/office-quotes.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { emailShape } from '#domain/fields.ts'
import { fieldMessages } from '#domain/messages.ts'
import { formatRand, parseRand } from '#domain/money.ts'
import { toE164 } from '#domain/phone.ts'
import { useAct } from '#web/acts/use-act.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import {
  type OfficeQuote,
  type QuoteFields,
  type SendingWay,
  saveQuote,
  sendQuote,
} from '#web/data/quotes.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { fieldsOf, type QuoteFacts, type QuoteValues, reckon, startOf } from './quote-values.ts'
import { type QuoteOf, readQuoteFacts } from './use-quote-facts.ts'
import { bookingKeys } from './use-refresh-bookings.ts'

/** An account has an address, also where the office does not see it. */
export type Reach = { email: string | null; phone: string | null; hasAccount: boolean }

/** What follows once it is saved. */
export type QuoteStep = 'save' | 'phone' | SendingWay
/** One that is out, with the key of its link where the office passes it on. */
export type Handed = { quote: OfficeQuote; key: string; how: 'whatsapp' | 'link' }

type Editing = {
  of: QuoteOf
  facts: QuoteFacts
  name: string
  reach: Reach
  onHanded: (handed: Handed) => void
  /** Saved, and now to be agreed by phone. */
  onPhone: (quote: OfficeQuote) => void
  onSent: () => void
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function useQuoteEditor({ of, facts, name, reach, onHanded, onPhone, onSent }: Editing) {
  const { session } = useOfficeVisitor()
  const [base, setBase] = useState(() => ({ facts, start: startOf(facts) }))
  const [theirs, setTheirs] = useState<OfficeQuote | null>()
  const { act, busyWith } = useAct(bookingKeys, ['inbox-item'])
  const step = useRef<QuoteStep>('save')
  const { quote: seen } = base.facts.draft
  // Saved, though it may not have gone out: the next try is over this one.
  const newest = useRef(seen)
  const form = useForm<QuoteValues, QuoteFields>({
    start: base.start,
    draftKey: officeKeyOf(
      `quote-draft-${Object.values(of)[0]}-${seen?.updated_at ?? 'new'}`,
      session.user.id,
    ),
    empties: false,
    check: values => {
      const errors = errorsOf(values, base.facts, step.current)
      return Object.keys(errors).length > 0 ? { errors } : { row: fieldsOf(base.facts, values) }
    },
    send: fields => take(fields, step.current),
  })

  async function take(fields: QuoteFields, next: QuoteStep): Promise<boolean> {
    return act({
      name: next,
      work: async () => {
        const saved = await saveQuote(fields, newest.current)
        newest.current = saved
        return next === 'save' || next === 'phone'
          ? { quote: saved, key: null }
          : await sendQuote(saved, next)
      },
      said: saidOf(next),
      failed: words.saveFailed,
      onConflict: () => void showTheirs(),
      onDone: done => follow(next, done),
    })
  }

  // Nothing typed is kept as a draft any more: it is stored.
  function follow(next: QuoteStep, { quote, key }: { quote: OfficeQuote; key: string | null }) {
    setTheirs(undefined)
    newest.current = quote
    const stored = { ...base.facts, draft: { ...base.facts.draft, quote } }
    const start = startOf(stored)
    setBase({ facts: stored, start })
    form.reset(start)
    if (next === 'phone') onPhone(quote)
    else if (next === 'mail') onSent()
    else if (key && next !== 'save') onHanded({ quote, key, how: next })
  }

  // What was typed stays; saving again goes over what is there now.
  async function showTheirs() {
    const fresh = await readQuoteFacts(of).catch(() => undefined)
    if (!fresh) return
    newest.current = fresh.draft.quote
    setTheirs(fresh.draft.quote)
    setBase({ facts: fresh, start: startOf(fresh) })
  }

  function takeTheirs() {
    setTheirs(undefined)
    form.reset(base.start)
  }

  const { booking } = base.facts.draft
  return {
    form,
    facts: base.facts,
    /** Where it can go: of a booking its own, else what is typed. */
    reach: booking ? reach : typedReach(form.values),
    firstName: (booking ? name : form.values.name).trim().split(' ')[0] ?? '',
    reckoned: reckon(base.facts, form.values),
    theirs,
    takeTheirs,
    busyWith: form.isBusy ? (busyWith ?? step.current) : undefined,
    go: (next: QuoteStep) => {
      step.current = next
      void form.submit()
    },
  }
}
export type QuoteEditing = ReturnType<typeof useQuoteEditor>

const typedReach = ({ email, phone }: QuoteValues): Reach => ({
  email: email.trim() || null,
  phone: phone.trim() || null,
  hasAccount: false,
})

// The others show on screen what has become of it.
function saidOf(step: QuoteStep) {
  if (step === 'save') return words.done.saved
  if (step !== 'mail') return
  return ({ quote: { number, email } }: { quote: OfficeQuote }) => words.done.mail(number, email ?? '')
}

const mostCents = 9_999_999_999

function errorsOf(values: QuoteValues, { draft }: QuoteFacts, step: QuoteStep): FieldErrors {
  const errors: FieldErrors = {}
  for (const { id, words: said, rand } of values.lines) {
    const cents = parseRand(rand)
    if (cents === undefined || cents > mostCents) errors[`amount-${id}`] = words.lines.wrongAmount
    if (said.trim() === '' || said.trim().length > 500) errors[`words-${id}`] = words.lines.wrongWords
  }
  if (values.note.trim().length > 500) errors.note = words.note.tooLong
  if (draft.booking) return errors
  if (values.name.trim() === '') errors.name = words.fields.nameRequired
  if (values.email.trim() && !emailShape.test(values.email.trim())) errors.email = fieldMessages.email
  if (values.phone.trim() && !toE164(values.phone)) errors.phone = fieldMessages.phone
  if (step !== 'save' && values.offers.length === 0) errors.offers = words.fields.offersRequired
  return errors
}

/** How the quote of a colleague stands now. */
export function theirWords(theirs: OfficeQuote | null): string {
  return theirs
    ? words.conflict(formatRand(theirs.total_cents), words.states[theirs.state])
    : words.conflictGone
}
