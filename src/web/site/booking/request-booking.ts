// Checks and sends the request. Fetched at the first touch of the form: with the checks it is the larger half of its own script.
import { diaryWords } from '#content/diary.ts'
import { sentRequestWords } from '#content/sent-request.ts'
import type { GuestBooking } from '#domain/booking.ts'
import { bookingNotices, formNotices, unexpectedNotice } from '#domain/messages.ts'
import { isStoredOtherwise, Refusal } from '#domain/refusal.ts'
import { hasHostileText } from '#domain/sanitise.ts'
import { createBooking } from '#web/data/bookings.ts'
import type { BookingDraft } from './booking-draft.ts'
import { checkDraft } from './check-draft.ts'
import type { Outcome } from './outcome.ts'
import { keepSent, sentJustNow } from './sent-request.ts'
import type { BookingClient } from './use-client.ts'

export type Request = { booking: GuestBooking; website: string; client: BookingClient | undefined }
export type Sending = Omit<Request, 'booking'> & {
  draft: BookingDraft
  /** Told what goes out before it does. */
  onSend: (booking: GuestBooking) => void
}

export async function checkAndRequest({ draft, website, client, onSend }: Sending): Promise<Outcome> {
  if (hasHostileText(draft)) return { refused: {}, notice: formNotices.securityWarning }
  const checked = checkDraft(draft, Boolean(client))
  const sent = !draft.unanswered && sentJustNow(draft, new Date())
  if (sent) return { refused: {}, notice: sentRequestWords.already(sent) }
  if ('errors' in checked) return { refused: checked.errors, notice: bookingNotices.correctErrors }
  const booking = asSentBefore(checked.booking, draft)
  onSend(booking)
  return requestAndRemember({ booking, website, client })
}

/** What has arrived is remembered on this device. */
export async function requestAndRemember(request: Request): Promise<Outcome> {
  const outcome = await requestBooking(request)
  if ('booked' in outcome) keepSent(outcome.booked)
  return outcome
}

/** Returns the outcome; a request whose id is taken by another one is sent once more. */
export async function requestBooking({ booking, website, client }: Request): Promise<Outcome> {
  // Localhost counts as secure.
  if (!isSecureContext) return (await rareCases()).refuseUnsafe()
  try {
    await (client ? postForClient(client, booking, website) : createBooking(booking, { website }))
    return { booked: booking, notice: bookingNotices.confirmed }
  } catch (cause) {
    if (isStoredOtherwise(cause))
      return rareCases()
        .then(({ settleTaken }) =>
          settleTaken(booking, other => requestBooking({ booking: other, website, client })),
        )
        .catch(() => unanswered(booking))
    if (!(cause instanceof Refusal)) return unanswered(booking)
    const outcome = cause.code === 'session_ended' ? await leaveEndedSession(cause) : refusalOutcome(cause)
    return { ...outcome, isAnswer: true }
  }
}

const rareCases = () => import('./settle-taken.ts')

const unanswered = (booking: GuestBooking): Outcome => ({
  unanswered: booking,
  notice: bookingNotices.failed,
})

// The same values again, perhaps from another tab, are the request that was not answered.
function asSentBefore(booking: GuestBooking, { unanswered: last }: BookingDraft): GuestBooking {
  const again = { ...booking, id: last?.id, manage_token: last?.manage_token }
  return JSON.stringify(again) === JSON.stringify(last) ? again : booking
}

async function postForClient(client: BookingClient, booking: GuestBooking, website: string) {
  const { bookAsClient } = await import('#web/data/client-bookings.ts')
  return bookAsClient(client, booking, website)
}

async function leaveEndedSession({ message }: Refusal): Promise<Outcome> {
  const { signOut } = await import('#web/data/auth.ts')
  await signOut()
  return { refused: {}, notice: { ...unexpectedNotice, text: message }, isSessionGone: true }
}

function refusalOutcome({ code, field, message }: Refusal): Outcome {
  if (code === 'rate_limited') return { refused: {}, notice: bookingNotices.tooManyAttempts }
  if (code === 'security_warning') return { refused: {}, notice: formNotices.securityWarning }
  const gone = diaryWords.refusals[code as keyof typeof diaryWords.refusals]
  if (gone) return { refused: { service_time: gone }, notice: bookingNotices.checkInput, isSlotGone: true }
  return field
    ? { refused: { [field]: message }, notice: bookingNotices.checkInput }
    : { refused: {}, notice: { ...bookingNotices.failed, text: message } }
}
