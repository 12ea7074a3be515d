import { useState } from 'react'
import { diaryWords } from '#content/diary.ts'
import { clientFormSchema, type GuestBooking, guestBookingSchema } from '#domain/booking.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { authNotices, bookingNotices, formNotices, type Notice } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasHostileText } from '#domain/sanitise.ts'
import { createBooking } from '#web/data/bookings.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { BookingClient } from './use-client.ts'

export type Outcome =
  | { booked: GuestBooking; notice: Notice }
  | {
      refused: FieldErrors
      notice: Notice
      isAnswer?: boolean
      isSlotGone?: boolean
      isSessionGone?: boolean
    }
  // Nobody knows whether the request arrived; asking again with the same id tells.
  | { unanswered: GuestBooking; notice: Notice }

// Checks and sends the draft. Whatever happens comes back as one outcome with the sentence to show.
export function useBookingRequest() {
  const [isSending, setSending] = useState(false)

  async function send(draft: BookingDraft, website: string, client?: BookingClient): Promise<Outcome> {
    if (hasHostileText(draft)) return { refused: {}, notice: formNotices.securityWarning }
    const checked = (client ? clientFormSchema : guestBookingSchema).safeParse(draft)
    if (!checked.success)
      return { refused: fieldErrorsOf(checked.error), notice: bookingNotices.correctErrors }
    const { guest_name, guest_email } = draft
    return sendAgain({
      booking: withoutBlankNotes({ guest_name, guest_email, ...checked.data }),
      website,
      client,
    })
  }

  async function sendAgain(request: Request): Promise<Outcome> {
    setSending(true)
    const outcome = await post(request)
    setSending(false)
    return outcome
  }

  return { isSending, send, sendAgain }
}

type Request = { booking: GuestBooking; website: string; client: BookingClient | undefined }

async function post({ booking, website, client }: Request): Promise<Outcome> {
  try {
    const answer = client
      ? await postForClient(client, booking, website)
      : await createBooking(booking, { website })
    const booked = answer === 'known already' ? await storedBooking(booking) : booking
    return { booked, notice: bookingNotices.confirmed }
  } catch (cause) {
    if (!(cause instanceof Refusal)) return { unanswered: booking, notice: bookingNotices.failed }
    const outcome = cause.code === 'session_ended' ? await leaveEndedSession(cause) : refusalOutcome(cause)
    return { ...outcome, isAnswer: true }
  }
}

// Sent before, from here or from another tab, perhaps with another time: what counts is what is stored.
async function storedBooking(booking: GuestBooking): Promise<GuestBooking> {
  const { readManaged } = await import('#web/data/manage-bookings.ts')
  const stored = await readManaged(booking.manage_token ?? '').catch(() => booking)
  const { service_type, service_date, service_time, address } = stored
  return { ...booking, service_type, service_date, service_time, address }
}

async function postForClient(client: BookingClient, booking: GuestBooking, website: string) {
  const { bookAsClient } = await import('#web/data/client-bookings.ts')
  return bookAsClient(client, booking, website)
}

async function leaveEndedSession({ message }: Refusal): Promise<Outcome> {
  const { signOut } = await import('#web/data/auth.ts')
  await signOut()
  return { refused: {}, notice: { ...authNotices.unexpected, text: message }, isSessionGone: true }
}

function refusalOutcome({ code, field, message }: Refusal): Outcome {
  if (code === 'rate_limited') return { refused: {}, notice: bookingNotices.tooManyAttempts }
  if (code === 'security_warning') return { refused: {}, notice: formNotices.securityWarning }
  const gone = diaryWords.refusals[code as keyof typeof diaryWords.refusals]
  if (gone) return { refused: { service_time: gone }, notice: bookingNotices.checkInput, isSlotGone: true }
  return field
    ? { refused: { [field]: message }, notice: bookingNotices.checkInput }
    : { refused: {}, notice: bookingNotices.failed }
}

function withoutBlankNotes(booking: GuestBooking): GuestBooking {
  return { ...booking, special_instructions: booking.special_instructions || null }
}
