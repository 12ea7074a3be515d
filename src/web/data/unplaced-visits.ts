// Visits of plans that found no place in the diary: staff lay them in by hand.
import type { IsoDay } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import type { Rhythm } from '#domain/plan-days.ts'
import type { Rows } from '#domain/rows.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { timeSlots } from '#domain/terms.ts'
import { callAsSelf } from './as-self.ts'
import type { Plan } from './run-bookings.ts'
import type { OfficeBooking } from './staff-bookings.ts'

export type UnplacedVisit = Pick<Rows['plan_unplaced'], 'plan_id' | 'plan_day' | 'reason'> & {
  /** What the plan's day is closed for, if it is. */
  closed: string | null
  customer_id: string
  name: string
  phone: string | null
  suburb: string | null
  service_type: ServiceType
  rhythm: Rhythm
  start_minute: number
  minutes: number
}

export const readUnplacedVisits = () => callAsSelf<UnplacedVisit[]>('unplaced_visits', {})

/** No letter goes out for it. Refused like any booking. */
export async function placeVisit({ plan_id, plan_day }: UnplacedVisit, plan: Plan & { day: IsoDay }) {
  const change = {
    service_date: plan.day,
    start_minute: plan.start,
    minutes: plan.minutes,
    crew_id: plan.crewId,
    overbook_reason: plan.reason,
  }
  await callAsSelf('change_visits', { of_plan: plan_id, of_day: plan_day, scope: 'this', change })
}

/** As it lies in the hand: a clean that is nowhere yet. */
export function bookingOfVisit(visit: UnplacedVisit): OfficeBooking {
  const clock = clockOf(visit.start_minute)
  return {
    id: `${visit.plan_id} ${visit.plan_day}`,
    plan_id: visit.plan_id,
    plan_day: visit.plan_day,
    plan_rhythm: visit.rhythm,
    customer_id: visit.customer_id,
    guest_name: visit.name,
    guest_phone: visit.phone,
    service_type: visit.service_type,
    service_date: visit.plan_day,
    service_time: timeSlots.find(slot => clock < slot.slice(6)) ?? timeSlots[0],
    minutes: visit.minutes,
    suburb: visit.suburb,
    address: visit.suburb ?? '',
    status: 'confirmed',
    ...nothing,
  }
}

const nothing = {
  user_id: null,
  guest_email: null,
  start_minute: null,
  crew_id: null,
  crew_name: null,
  size: null,
  extra_labels: [],
  overbooked_reason: null,
  special_instructions: null,
  sender_check: 'not_needed' as const,
  confirm_by: null,
  price_cents: null,
  full_price_cents: null,
  cancel_reason: null,
  started_at: null,
  created_at: '',
  updated_at: '',
  discount_reasons: [],
  offers: null,
  slot_trouble: null,
  quote_state: null,
  customers: null,
  client_profiles: null,
}
