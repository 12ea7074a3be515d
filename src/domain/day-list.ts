// A day of work: what is done, what is under way, what is to go, and the ticks that move a clean from one to the next.
import type { BookingStatus } from './booking.ts'
import type { IsoDay } from './calendar.ts'
import type { ServiceType } from './service-types.ts'
import type { TimeSlot } from './time-slots.ts'

export const payments = ['cash', 'card', 'bank-transfer', 'not-yet'] as const
export type Payment = (typeof payments)[number]

export type Job = {
  id: string
  customerId: string | null
  name: string
  phone: string | null
  serviceType: ServiceType
  day: IsoDay
  slot: TimeSlot
  address: string
  /** What whoever goes there must know: gate codes, keys, dogs. */
  notes: string[]
  status: BookingStatus
  priceCents: number | null
  discounts: string[]
  startedAt: string | null
  /** How it was paid, once it is done. */
  payment: Payment | null
  updatedAt: string
  /** A tick for it waits for signal. */
  isUnsent?: boolean
}

/** `seen` is the version of the booking on which the tick was made, `at` the moment; `isHeld` once it waits for signal. */
export type Tick = { bookingId: string; seen: string; at: string; isHeld?: boolean } & (
  | { kind: 'start' }
  | { kind: 'complete'; payment: Payment }
)

/** 'asked' waits for an answer of the office before it is a job at all. */
export type Stage = 'asked' | 'to go' | 'under way' | 'done'

export function stageOf({ status, startedAt }: Pick<Job, 'status' | 'startedAt'>): Stage {
  if (status === 'completed') return 'done'
  if (status !== 'confirmed') return 'asked'
  return startedAt ? 'under way' : 'to go'
}

/** The list as it will be once these ticks have been sent. */
export function withTicks(jobs: readonly Job[], ticks: readonly Tick[]): Job[] {
  return jobs.map(job => ticks.filter(({ bookingId }) => bookingId === job.id).reduce(withTick, job))
}

function withTick(job: Job, tick: Tick): Job {
  const ticked = { ...job, isUnsent: Boolean(job.isUnsent || tick.isHeld) }
  if (tick.kind === 'start') return { ...ticked, startedAt: job.startedAt ?? tick.at }
  return { ...ticked, status: 'completed', payment: tick.payment }
}

/** '1 done, 1 under way, 3 to go' */
export function daySummary(jobs: readonly Job[]): string {
  const stages: Stage[] = ['done', 'under way', 'to go', 'asked']
  const words: Record<Stage, string> = {
    done: 'done',
    'under way': 'under way',
    'to go': 'to go',
    asked: 'to answer',
  }
  return stages
    .map(stage => [jobs.filter(job => stageOf(job) === stage).length, words[stage]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}

/** What the day brings; a request without a price adds nothing yet. */
export function dayCents(jobs: readonly Job[]): number {
  return jobs.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
}

/** 'Hartenbos' of '31 Kompas Street, Hartenbos'. */
export function suburbOf(address: string): string {
  return address.split(',').at(-1)?.trim() ?? ''
}
