import type { IsoDay } from '#domain/calendar.ts'
import type { DiscountLine } from '#domain/discounts.ts'
import type { Estimate, PromotionRule } from '#domain/price.ts'
import type { DayRhythm } from '#domain/rhythm.ts'
import type { Rows } from '#domain/rows.ts'

/** Shown to the client by the office. */
export type ShownPhoto = Pick<Rows['job_photos'], 'id' | 'taken' | 'width' | 'height' | 'is_shared'>

/** A booking as its client sees it. */
type BookingColumn =
  | 'id'
  | 'service_type'
  | 'service_date'
  | 'service_time'
  | 'minutes'
  | 'size'
  | 'extras'
  | 'extra_labels'
  | 'suburb'
  | 'address'
  | 'special_instructions'
  | 'status'
  | 'price'
  | 'full_price'
  | 'cancel_reason'
  | 'updated_at'

/**
 * price is the amount that the client pays, full_price the one before discounts; cancel_reason is the office's, when it
 * cancelled. updated_at goes along with a change, so that nobody overwrites what they have not seen. confirm_by is until
 * when the sender must confirm it; null or missing if it holds its time. waiting_since is when an earlier day was wished for.
 */
export type ManagedBooking = Pick<Rows['bookings'], BookingColumn> &
  Partial<Pick<Rows['bookings'], 'confirm_by' | 'waiting_since'>> & {
    discount_reasons: DiscountLine[]
    /** What the server reckoned when it was asked for; null where prices are not published. */
    estimate?: Estimate | null
    /** The promotions that ran for it then. */
    offers?: PromotionRule[] | null
    /** Of a regular visit: its rhythm, and the day that it has by it. */
    plan?: (DayRhythm & { plan_day: IsoDay; start_minute: number }) | null
    /** Which plan a visit belongs to, where the signed-in client reads it. */
    plan_id?: string | null
    job_photos?: ShownPhoto[]
  }
