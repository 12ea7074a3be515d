import { type RefObject, useEffect, useState } from 'react'
import type { GuestBooking } from '#domain/booking.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { SizeOfClean } from '#web/calendar/clean-size.tsx'
import { useCalendar } from '#web/calendar/use-calendar.ts'
import { useErrorFocus } from '#web/forms/focus-first-error.ts'
import { closeToasts, showOnlyToast } from '#web/ui/toast-store.ts'
import { type DraftField, keepDraft } from './booking-draft.ts'
import type { BookedOutcome, Outcome } from './outcome.ts'
import { useBookingDraft } from './use-booking-draft.ts'
import { useBookingRequest } from './use-booking-request.ts'
import { useClient } from './use-client.ts'
import { useResend } from './use-resend.ts'
import { useVisitor } from './use-visitor.ts'

// The whole state of the form: the draft, the calendar, the errors, and the outcome.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function useBookingForm(form: RefObject<HTMLFormElement | null>) {
  const kept = useBookingDraft(form)
  const { isAwake, change, forget, startNext } = kept
  const { startTab, look, ...who } = useVisitor(isAwake)
  const { client, draft } = useClient(who, kept)
  const { service_type, extras, suburb } = draft
  const size = draft.isUsual ? undefined : draft.size
  const diary = useCalendar(draft.service_date, isAwake, { service_type, size, extras, suburb })
  const { isSending, send, sendAgain } = useBookingRequest()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [booked, setBooked] = useState<BookedOutcome>()
  const focusErrors = useErrorFocus(form)

  // A time kept from an earlier visit, or from another day, may be gone.
  const day = diary.dayOf(draft.service_date)
  const isTimeGone = day?.slots.some(({ slot, state }) => slot === draft.service_time && state !== 'free')
  useEffect(() => {
    if (isTimeGone) change({ service_time: '' })
  }, [isTimeGone, change])

  function edit(changes: Partial<Record<DraftField, string>> & SizeOfClean) {
    change(changes)
    // What it said is being mended; each field still says its own. The size of a clean also changes by itself.
    if (Object.keys(changes).some(field => field in errors)) closeToasts()
    setErrors(shown => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in changes))))
  }

  // A request sent in an account's name waits for that account.
  const { unanswered, unansweredBy } = draft
  const isOwn = !unansweredBy || unansweredBy === client?.userId
  const { noteSending } = useResend(isAwake && !booked && isOwn ? unanswered : undefined, async booking => {
    if (isSending) return
    const outcome = await sendAgain({ booking, website: '', client: unansweredBy ? client : undefined })
    // Still no connection: the page already says that it waits.
    if (!('unanswered' in outcome)) settle(outcome)
  })

  async function submit(website: string) {
    if (isSending || !isAwake) return
    noteSending()
    // Not shown yet, but stored, so that a reload in the middle finds it.
    const onSend = (booking: GuestBooking) =>
      keepDraft({ ...kept.draft, unanswered: booking, unansweredBy: client?.userId })
    settle(await send({ draft, website, client, onSend }))
  }

  function settle(outcome: Outcome) {
    say(outcome)
    if ('booked' in outcome) {
      setErrors({})
      forget()
      return setBooked(outcome)
    }
    if ('unanswered' in outcome)
      return change({ unanswered: outcome.unanswered, unansweredBy: client?.userId })
    if (outcome.isAnswer) change({ unanswered: undefined, unansweredBy: undefined })
    setErrors(outcome.refused)
    if (outcome.isSessionGone) look()
    focusErrors(outcome.refused)
    if (outcome.isSlotGone) diary.refresh()
  }

  function bookAnother() {
    startNext()
    setBooked(undefined)
    diary.refresh()
  }

  return {
    draft,
    isAwake,
    asked: kept.asked,
    visitor: who.visitor,
    startTab,
    look,
    client,
    diary,
    day,
    errors,
    booked,
    isSending,
    edit,
    submit,
    bookAnother,
  }
}

// What went well is said on the card, which a message above it would cover.
function say(outcome: Outcome) {
  if ('booked' in outcome) return closeToasts()
  const isBesideFields = 'refused' in outcome && Object.keys(outcome.refused).length > 0
  showOnlyToast({ ...outcome.notice, tone: 'bad', isBesideFields })
}
