// Regular visits: plans as the office and their clients see them, and what they do with them.
import type { IsoDay } from '#domain/calendar.ts'
import type { OnClosed, Pause, Rhythm } from '#domain/plan-days.ts'
import type { VisitState } from '#domain/rhythm.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { callAsSelf } from './as-self.ts'

/** weekday 1 is Monday; nth only of a monthly plan, 5 is the last one of the month. */
export type PlanShape = {
  service_type: ServiceType
  rhythm: Rhythm
  weekday: number
  nth: number | null
  first_day: IsoDay
  start_minute: number
  minutes: number
  size: number | null
  extras: string[]
}
type CrewOfPlan = { crew_id: number; crew_name: string }

export type UnplacedReason = 'slot_taken' | 'crew_off' | 'ends_too_late' | 'day_closed' | 'not_possible'

/**
 * plan_day is the day by the rhythm and names the visit within its plan. service_date, start_minute and minutes are those of
 * its booking, or what they would be. closed is the holiday that moved it or left it out. reason is for staff only.
 */
export type PlanVisit = {
  plan_day: IsoDay
  booking_id: string | null
  state: VisitState
  service_date: IsoDay
  service_time: TimeSlot
  start_minute: number
  minutes: number
  crew_id: number
  status: 'pending' | 'confirmed' | 'completed' | null
  updated_at: string | null
  price_cents: number
  full_price_cents: number
  moved_from: IsoDay | null
  skipped_by: 'client' | 'office' | null
  skipped_at: string | null
  closed: string | null
  reason: UnplacedReason | null
}

/** As it is at its next visit; next_price and pauses are those to come or in force. */
export type OwnPlan = PlanShape & {
  id: string
  address: string
  suburb: string | null
  special_instructions: string | null
  on_closed: OnClosed
  from_day: IsoDay
  until_day: IsoDay | null
  updated_at: string
  state: 'running' | 'paused' | 'ended'
  price_cents: number
  next_price: { price_cents: number; from_day: IsoDay } | null
  pauses: Pause[]
  next_visit: {
    booking_id: string
    service_date: IsoDay
    service_time: TimeSlot
    start_minute: number
  } | null
}
export type OwnPlanWithVisits = OwnPlan & { visits: PlanVisit[] }
export type CustomerPlan = OwnPlan & CrewOfPlan & { customer_id: string; unplaced: number }

/** told_how 'plan': agreed on with the plan. mail_status is the letter's, while it is kept: sent only once it says so. */
export type PlanPrice = {
  from_day: IsoDay
  price_cents: number
  told_at: string
  told_how: 'plan' | 'mail' | 'person'
  mail_status: string | null
  mail_to: string | null
}
export type PlanCard = OwnPlan &
  CrewOfPlan & {
    customer_id: string
    customer: {
      id: string
      name: string
      phone: string | null
      email: string | null
      address: string | null
    }
    visits: PlanVisit[]
    /** How many visits were done in all. */
    done: number
    /** What the plan will be from a later day on. */
    changes: (PlanShape & CrewOfPlan & { from_day: IsoDay })[]
    prices: PlanPrice[]
  }
/**
 * What is left out comes from the booking that it is made of. The id is made with the form, so a repeat is the same plan.
 * Without minutes the usual length, without a crew the first one.
 */
export type NewPlan = {
  id: string
  rhythm: Rhythm
  weekday?: number
  nth?: number | null
  price_cents: number
  customer_id?: string
  service_type?: ServiceType
  size?: number | null
  extras?: string[]
  address?: string
  suburb?: string | null
  special_instructions?: string | null
  start_minute?: number
  minutes?: number
  crew_id?: number
  from_day?: IsoDay
  until_day?: IsoDay | null
  on_closed?: OnClosed
  /** Rewards that come off the first visit, when made of a booking. */
  reward_ids?: string[]
}
export type PlanChange = {
  service_date?: IsoDay
  start_minute?: number
  minutes?: number
  crew_id?: number
  size?: number
  extras?: string[]
  service_type?: ServiceType
  address?: string
  /** Empty takes it away, as with the instructions. */
  suburb?: string
  special_instructions?: string
  rhythm?: Rhythm
  weekday?: number
  nth?: number
  on_closed?: OnClosed
  /** Only together with another kind, size, length, extras or rhythm; else it is announced. */
  price_cents?: number
  /** One visit only. */
  overbook_reason?: string
}
export type ChangeScope = 'this' | 'following' | 'all'

/**
 * kept: moved by hand, and left where they are. cancelled: the new rhythm has no day for them. unplaced counts all
 * of the plan that have no place now.
 */
export type PlanAnswer = {
  id: string
  made: number
  unplaced: number
  changed?: number
  kept?: number
  cancelled?: number
}
export type PlanPreview = Omit<PlanAnswer, 'id'> & { visits: PlanVisit[] }

export const readCustomerPlans = (customerId: string) =>
  callAsSelf<CustomerPlan[]>('customer_plans', { for_customer: customerId })

/** Null if there is none or the caller may not see it. Visits of eight weeks behind and twelve ahead. */
export const readPlanCard = (id: string) => callAsSelf<PlanCard | null>('plan_card', { of_plan: id })

/** The signed-in client's. */
export const readOwnPlans = () => callAsSelf<OwnPlanWithVisits[]>('own_plans', {})

type OfBooking = { id: string; updated_at: string }

/** Of a request: confirms it as the first visit. The client gets one letter about the plan, if there is an address. */
export const makePlan = (plan: NewPlan, booking?: OfBooking) =>
  callAsSelf<PlanAnswer>('make_plan', { plan, from_booking: booking?.id, seen: booking?.updated_at })

/** Nothing is changed or sent. Refused for the same reasons as making it. */
export const previewPlan = (plan: NewPlan, booking?: OfBooking) =>
  callAsSelf<PlanPreview>('preview_plan', { plan, from_booking: booking?.id })

/** By its client up to the hours of the terms before. Answers the visit as it is now. */
export const skipVisit = (planId: string, planDay: IsoDay) =>
  callAsSelf<PlanVisit>('skip_visit', { of_plan: planId, of_day: planDay })

/** May find no place by now: then its state is unplaced. */
export const takeBackSkip = (planId: string, planDay: IsoDay) =>
  callAsSelf<PlanVisit>('take_back_skip', { of_plan: planId, of_day: planDay })

type Changed = { planId: string; planDay: IsoDay; scope: ChangeScope; change: PlanChange }

/** tell: one letter about the plan. For one visit the letter of a moved booking goes by itself. */
export const changeVisits = (
  { planId, planDay, scope, change }: Changed,
  options: { seen?: string; tell?: boolean } = {},
) => callAsSelf<PlanAnswer>('change_visits', { of_plan: planId, of_day: planDay, scope, change, ...options })

export const previewChange = ({ planId, planDay, scope, change }: Changed) =>
  callAsSelf<PlanPreview>('preview_change', { of_plan: planId, of_day: planDay, scope, change })

/** A plan as somebody saw it: who changed it since is never overwritten (changed_meanwhile). */
type SeenPlan = { id: string; updated_at: string }
const seenPlan = ({ id, updated_at }: SeenPlan) => ({ of_plan: id, seen: updated_at })

export const pausePlan = (plan: SeenPlan, pause: Pause) =>
  callAsSelf<PlanAnswer>('pause_plan', { ...seenPlan(plan), ...pause })

/** Takes the pause back. The visits are made again where there is room. */
export const endPause = (plan: SeenPlan, fromDay: IsoDay) =>
  callAsSelf<PlanAnswer>('end_pause', { ...seenPlan(plan), from_day: fromDay })

/** lastDay is the last on which there may be a visit. */
export const endPlan = (plan: SeenPlan, lastDay: IsoDay) =>
  callAsSelf<PlanAnswer>('end_plan', { ...seenPlan(plan), last_day: lastDay })

/** Takes an end back. */
export const continuePlan = (plan: SeenPlan) => callAsSelf<PlanAnswer>('continue_plan', seenPlan(plan))

/**
 * how 'mail' queues the letter (refused with no_address where there is none); 'person': somebody has told them. The letter
 * goes out only where this server has a mail server: ask sendsMail().
 */
export const announcePlanPrice = (plan: SeenPlan, priceCents: number, how: 'mail' | 'person') =>
  callAsSelf<{ from_day: IsoDay; told_how: 'mail' | 'person'; mail_to: string | null }>(
    'announce_plan_price',
    { ...seenPlan(plan), new_price_cents: priceCents, how },
  )

/** Before it counts. was_told: a letter has gone out or somebody has told them, so they need to hear of this too. */
export const takeBackPlanPrice = (plan: SeenPlan) =>
  callAsSelf<{ was_told: boolean }>('take_back_plan_price', seenPlan(plan))
