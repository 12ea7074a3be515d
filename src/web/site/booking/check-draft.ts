// The checks of the request.
import { clientFormSchema, type GuestBooking, guestBookingSchema } from '#domain/booking.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { BookingDraft } from './booking-draft.ts'

type Checked = { booking: GuestBooking } | { errors: FieldErrors }

export function checkDraft(draft: BookingDraft, isClient: boolean): Checked {
  const checked = (isClient ? clientFormSchema : guestBookingSchema).safeParse({
    ...draft,
    channel: draft.channel || null,
  })
  if (!checked.success) return { errors: fieldErrorsOf(checked.error) }
  const { guest_name, guest_email } = draft
  return { booking: withoutBlankNotes({ guest_name, guest_email, ...checked.data }) }
}

function withoutBlankNotes(booking: GuestBooking): GuestBooking {
  return { ...booking, special_instructions: booking.special_instructions || null }
}
