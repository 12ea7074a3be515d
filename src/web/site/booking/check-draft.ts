// The checks of the request.
import { isAskedHowOften, wishText } from '#content/clean-size.ts'
import { clientFormSchema, type GuestBooking, guestBookingSchema } from '#domain/booking.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { BookingDraft } from './booking-draft.ts'

type Checked = { booking: GuestBooking } | { errors: FieldErrors }

export function checkDraft(draft: BookingDraft, isClient: boolean): Checked {
  const checked = (isClient ? clientFormSchema : guestBookingSchema).safeParse({
    ...draft,
    channel: draft.channel || null,
    special_instructions: notesOf(draft),
  })
  if (!checked.success) return { errors: fieldErrorsOf(checked.error) }
  const { guest_name, guest_email } = draft
  return { booking: withoutBlankNotes({ guest_name, guest_email, ...checked.data }) }
}

// Whoever plans the days reads it first.
function notesOf({ often, service_type, special_instructions: notes }: BookingDraft): string {
  if (!often || !isAskedHowOften(service_type as ServiceType)) return notes
  return `${wishText(often)} ${notes}`.trim()
}

function withoutBlankNotes(booking: GuestBooking): GuestBooking {
  return { ...booking, special_instructions: booking.special_instructions || null }
}
