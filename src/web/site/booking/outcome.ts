import type { GuestBooking } from '#domain/booking.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { Notice } from '#domain/messages.ts'

/** With confirmBy, the request holds no time until its sender has confirmed it, which is possible until then. */
export type Booked = GuestBooking & { confirmBy?: string }

export type BookedOutcome = { booked: Booked; notice: Notice }

/** What became of a booking request. */
export type Outcome =
  | BookedOutcome
  | {
      refused: FieldErrors
      notice: Notice
      isAnswer?: boolean
      isSlotGone?: boolean
      isSessionGone?: boolean
    }
  // It is not known whether the request arrived; sending it again with the same id will tell.
  | { unanswered: GuestBooking; notice: Notice }
