import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { linkWords as words } from '#content/admin.ts'
import type { Notice } from '#domain/messages.ts'
import { referralLinkNotices as notices } from '#domain/office-messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { type ClientChoice, ClientField } from '#web/client-field.tsx'
import { linkReferral } from '#web/data/referral-links.ts'
import { forget, keep, readKept } from '#web/kept.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { newId } from '#web/random.ts'
import { officeKeyOf } from '#web/session-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

type Pair = { id: string; referrer: ClientChoice | null; friend: ClientChoice | null }
type PairErrors = Partial<Record<'referrer' | 'friend', string>>

const newPair = (): Pair => ({ id: newId(), referrer: null, friend: null })

export function LinkForm() {
  const { pair, errors, isBusy, form, choose, submit } = useLinkForm()
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="link-form">
      <ClientField
        label={words.referrer}
        name="referrer"
        chosen={pair.referrer}
        error={errors.referrer}
        onChoose={referrer => choose({ referrer })}
      />
      <ClientField
        label={words.friend}
        name="friend"
        chosen={pair.friend}
        error={errors.friend}
        onChoose={friend => choose({ friend })}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.linking : words.link}
      </Button>
    </form>
  )
}

function useLinkForm() {
  const { session } = useOfficeVisitor()
  const draftKey = officeKeyOf('link-referral', session.user.id)
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [pair, setPair] = useState<Pair>(() => ({ ...newPair(), ...(readKept(draftKey) as Partial<Pair>) }))
  const [errors, setErrors] = useState<PairErrors>({})
  const [isBusy, setBusy] = useState(false)

  useEffect(() => keep(draftKey, pair), [draftKey, pair])
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function choose(part: Partial<Pair>) {
    // Other people are another link.
    setPair(current => ({ ...current, ...part, id: newId() }))
    if (Object.keys(errors).length > 0) setErrors({})
  }

  function refuse(notice: Notice, found: PairErrors) {
    showOnlyToast({ ...notice, tone: 'bad' })
    setErrors(found)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const trouble = troubleOf(pair)
    if (trouble) return refuse(trouble.notice, trouble.errors)
    isSending.current = true
    setBusy(true)
    try {
      await linkReferral(pair.id, pair.referrer?.id ?? '', pair.friend?.id ?? '')
      showOnlyToast(notices.created)
      forget(draftKey)
      setPair(newPair())
      await Promise.all(
        ['referral-links', 'customers', 'customer', 'client', 'report'].map(key =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      )
    } catch (error) {
      refuse(...refusalOf(error))
    }
    isSending.current = false
    setBusy(false)
  }
  return { pair, errors, isBusy, form, choose, submit }
}

function troubleOf({ referrer, friend }: Pair): { notice: Notice; errors: PairErrors } | undefined {
  const { text } = notices.selectBoth
  if (!referrer || !friend)
    return {
      notice: notices.selectBoth,
      errors: { ...(!referrer && { referrer: text }), ...(!friend && { friend: text }) },
    }
  if (referrer.id === friend.id)
    return { notice: notices.sameCustomer, errors: { friend: notices.sameCustomer.text } }
  return undefined
}

// What the database refuses is said beside the field; the toast is the same for all.
function refusalOf(error: unknown): [Notice, PairErrors] {
  if (!(error instanceof Refusal)) return [notices.createFailed, {}]
  if (error.code === 'self_referral') return [notices.sameCustomer, { friend: notices.sameCustomer.text }]
  return [notices.createFailed, { friend: error.code === 'already_referred' ? words.taken : error.message }]
}
