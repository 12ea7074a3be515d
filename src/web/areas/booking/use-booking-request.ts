import { useState } from 'react'
import { bookingForm } from '#content/booking-page.ts'
import { type FieldErrors, fieldErrorsOf, type GuestBooking, guestBookingSchema } from '#domain/booking.ts'
import { bookingNotices, formNotices, type Notice } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasHostileText } from '#domain/sanitise.ts'
import { createBooking } from '#web/data/bookings.ts'
import type { BookingDraft } from './booking-draft.ts'

export type Outcome =
  | { booked: GuestBooking; notice: Notice }
  | { refused: FieldErrors; notice: Notice; isSlotGone?: boolean }
  // Nobody knows whether the request arrived; asking again with the same id tells.
  | { unanswered: GuestBooking; notice: Notice }

// Checks and sends the draft. Whatever happens comes back as one outcome with the sentence to show.
export function useBookingRequest() {
  const [isSending, setSending] = useState(false)

  async function send(draft: BookingDraft, website: string): Promise<Outcome> {
    if (hasHostileText(draft)) return { refused: {}, notice: formNotices.securityWarning }
    const checked = guestBookingSchema.safeParse(draft)
    if (!checked.success)
      return { refused: fieldErrorsOf(checked.error), notice: bookingNotices.correctErrors }
    setSending(true)
    const outcome = await post(withoutBlankNotes(checked.data), draft.unanswered, website)
    setSending(false)
    return outcome
  }

  return { isSending, send }
}

async function post(
  booking: GuestBooking,
  unanswered: GuestBooking | undefined,
  website: string,
): Promise<Outcome> {
  try {
    const answer = await createBooking(booking, { website })
    const booked = answer === 'known already' ? (unanswered ?? booking) : booking
    return { booked, notice: bookingNotices.confirmed }
  } catch (cause) {
    return cause instanceof Refusal
      ? refusalOutcome(cause)
      : { unanswered: booking, notice: bookingNotices.failed }
  }
}

function refusalOutcome({ code, field, message }: Refusal): Outcome {
  if (code === 'rate_limited') return { refused: {}, notice: bookingNotices.tooManyAttempts }
  if (code === 'security_warning') return { refused: {}, notice: formNotices.securityWarning }
  const gone = bookingForm.refusals[code as keyof typeof bookingForm.refusals]
  if (gone) return { refused: { service_time: gone }, notice: bookingNotices.checkInput, isSlotGone: true }
  return field
    ? { refused: { [field]: message }, notice: bookingNotices.checkInput }
    : { refused: {}, notice: bookingNotices.failed }
}

function withoutBlankNotes(booking: GuestBooking): GuestBooking {
  return { ...booking, special_instructions: booking.special_instructions || null }
}
