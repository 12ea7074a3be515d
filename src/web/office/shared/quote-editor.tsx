import { lazy, type ReactNode, Suspense, useState } from 'react'
import { officeQuoteWords as words } from '#content/office-quotes.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import type { OfficeQuote } from '#web/data/quotes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { QueryState } from './query-states.tsx'
import { QuoteClean } from './quote-clean.tsx'
import { QuoteFoot } from './quote-foot.tsx'
import { QuoteGauge } from './quote-gauge.tsx'
import { handedLink, QuoteHanded } from './quote-handed.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuotePhone } from './quote-phone.tsx'
import { QuoteReads } from './quote-reads.tsx'
import type { QuoteFacts } from './quote-values.ts'
import { type Handed, type Reach, theirWords, useQuoteEditor } from './use-quote-editor.ts'
import { type QuoteOf, useQuoteFacts } from './use-quote-facts.ts'

// Only a quote without a day needs it.
const QuoteWithoutDay = lazy(async () => ({
  default: (await import('./quote-without-day.tsx')).QuoteWithoutDay,
}))

type QuoteEditorProps = {
  of: QuoteOf
  name: string
  /** Where its client is reached; of a message it is typed. */
  reach?: Reach
  /** Minutes from midnight at which the clean begins. */
  startMinute?: number | null | undefined
  onClose: () => void
}

/** A quote, filled in from the list: changed, saved, sent, or agreed by phone. */
export function QuoteEditor(props: QuoteEditorProps) {
  const { of, name, onClose } = props
  const query = useQuoteFacts(of)
  if (query.data && !query.isPlaceholderData) return <LoadedEditor {...props} facts={query.data} />
  return (
    <Panel title={words.title(name)} onClose={onClose}>
      <QueryState query={query} failed={words.failed}>
        {() => null}
      </QueryState>
    </Panel>
  )
}

function LoadedEditor(props: QuoteEditorProps & { facts: QuoteFacts }) {
  const { of, name, reach = unreached, startMinute, facts, onClose } = props
  const [handed, setHanded] = useState<Handed>()
  const [agreed, setAgreed] = useState<OfficeQuote>()
  const hand = (made: Handed) => {
    setHanded(made)
    // Where the browser does not let it open by itself, the panel has it as a button.
    if (made.how === 'whatsapp') window.open(handedLink(made), '_blank', 'noopener')
  }
  const editing = useQuoteEditor({
    ...{ of, facts, name, reach },
    ...{ onHanded: hand, onPhone: setAgreed, onSent: onClose },
  })
  if (handed) return <QuoteHanded handed={handed} onClose={onClose} />
  if (agreed)
    return (
      <QuotePhone
        quote={agreed}
        creditsCents={facts.draft.credits_cents}
        onClose={onClose}
        onBack={() => setAgreed(undefined)}
      />
    )
  return (
    <Panel
      title={words.title(name)}
      status={<StatusOf facts={editing.facts} />}
      lead={<WhenOf facts={facts} />}
      onClose={onClose}
      foot={<QuoteFoot editing={editing} />}
    >
      {editing.theirs !== undefined && (
        <ConflictNotice onTakeTheirs={editing.takeTheirs}>{theirWords(editing.theirs)}</ConflictNotice>
      )}
      <form ref={editing.form.form} noValidate onSubmit={event => event.preventDefault()} className="q-form">
        {!facts.draft.booking && (
          <Suspense>
            <QuoteWithoutDay editing={editing} />
          </Suspense>
        )}
        <QuoteClean editing={editing} startMinute={startMinute} />
        <QuoteLines editing={editing} />
        <QuoteGauge editing={editing} />
        <TextAreaField
          {...editing.form.bind('note')}
          label={words.note.label}
          hint={words.note.hint}
          rows={2}
          optional
        />
      </form>
      <QuoteReads editing={editing} />
    </Panel>
  )
}

const unreached = { email: null, phone: null, hasAccount: false }

function StatusOf({ facts }: { facts: QuoteFacts }): ReactNode {
  const { quote } = facts.draft
  if (!quote) return <Badge tone="pending">{words.states.to_quote}</Badge>
  return (
    <Badge tone="pending">
      {words.states[quote.state]}, {words.again(quote.number, quote.version)}
    </Badge>
  )
}

function WhenOf({ facts: { draft } }: { facts: QuoteFacts }) {
  const { booking } = draft
  const when = booking
    ? `${formatDayOfYear(booking.service_date)}, ${formatTimes(booking.service_time)}`
    : words.noDay
  return <p className="font-semibold text-heading">{when}</p>
}
