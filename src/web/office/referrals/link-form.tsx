import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { linkWords as words } from '#content/admin.ts'
import type { Notice } from '#domain/messages.ts'
import { referralLinkNotices as notices } from '#domain/office-messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { forget, keepDraft, readDraft } from '#web/browser/kept.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { linkReferral } from '#web/data/referral-links.ts'
import { type Attempt, laterWord, storeOnce } from '#web/forms/attempt.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { type ClientChoice, ClientField } from '#web/office/shared/client-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

type Pair = { referrer: ClientChoice | null; friend: ClientChoice | null; attempt?: Attempt | undefined }
type PairErrors = Partial<Record<'referrer' | 'friend', string>>

const noPair: Pair = { referrer: null, friend: null }

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
  const [pair, setPair] = useState<Pair>(() => ({ ...noPair, ...(readDraft(draftKey) as Partial<Pair>) }))
  const [errors, setErrors] = useState<PairErrors>({})
  const [isBusy, setBusy] = useState(false)

  useEffect(() => keepDraft(draftKey, pair), [draftKey, pair])
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function choose(part: Partial<Pair>) {
    setPair(current => ({ ...current, ...part }))
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
      const row = { referrer: pair.referrer?.id ?? '', friend: pair.friend?.id ?? '' }
      const keep = (attempt?: Attempt) => setPair(current => ({ ...current, attempt }))
      await storeOnce({ row, last: pair.attempt, keep, send: id => linkReferral({ id, ...row }) })
      showOnlyToast(notices.created)
      forget(draftKey)
      setPair(noPair)
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

// A refusal by the database is shown at its field; the toast is the same for all.
function refusalOf(error: unknown): [Notice, PairErrors] {
  if (!(error instanceof Refusal)) return [notices.createFailed, {}]
  if (error.code === 'stored_before') return [{ ...notices.createFailed, ...laterWord(error) }, {}]
  if (error.code === 'self_referral') return [notices.sameCustomer, { friend: notices.sameCustomer.text }]
  return [notices.createFailed, { friend: error.code === 'already_referred' ? words.taken : error.message }]
}
