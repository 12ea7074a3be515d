// A day of work: what is done, what is under way, what is to go, and the ticks that move a clean from one to the next.
import { type BookingStatus, type Stage, stageOfStatus } from './booking-status.ts'
import type { IsoDay } from './calendar.ts'
import type { ServiceType } from './service-types.ts'
import type { TimeSlot } from './time-slots.ts'

export const payments = ['cash', 'card', 'bank-transfer', 'not-yet'] as const
export type Payment = (typeof payments)[number]

/** The state of a payment; 'paid' if the method is not known. */
export type KnownPayment = Payment | 'cheque' | 'paid'

type PaidService = { payment_method: string | null; payment_status: string }

export function paymentOf({ payment_method, payment_status }: PaidService): KnownPayment {
  if (payment_status !== 'paid') return 'not-yet'
  const ways: Record<string, KnownPayment> = {
    cash: 'cash',
    'credit-card': 'card',
    check: 'cheque',
    'bank-transfer': 'bank-transfer',
  }
  return ways[payment_method ?? ''] ?? 'paid'
}

export type Job = {
  id: string
  customerId: string | null
  name: string
  phone: string | null
  /** Lists stored before lack it. */
  language?: string | undefined
  serviceType: ServiceType
  day: IsoDay
  slot: TimeSlot
  address: string
  suburb?: string | null
  /** Its size and what comes on top. Lists stored before cleans had a length lack this, the suburb and the next few. */
  work?: string[]
  /** For the office: '09:20 to 12:20'. */
  stretch?: string | null
  /** For the office: where in whose day. */
  start?: number | null
  minutes?: number | null
  crewId?: number | null
  /** Who goes; null while there is only one that could. */
  team?: string | null
  /** What the cleaner must know: gate codes, keys, dogs. */
  notes: string[]
  status: BookingStatus
  priceCents: number | null
  discounts: string[]
  startedAt: string | null
  /** Lists stored before this was known lack it. */
  finishedAt?: string | null
  /** How it was paid, once it is done. */
  payment: KnownPayment | null
  updatedAt: string
  /** Its own checklist, once something on it was ticked. Lists stored before there were any lack it. */
  sheet?: SheetLine[]
  /** How many photographs there are of it. */
  photos?: number
  /** A tick for it waits for signal. */
  isUnsent?: boolean
}

export type SheetLine = { line: string; isDone: boolean }

/** `seen` is the version of the booking on which the tick was made, `at` the moment; `isHeld` once it waits for signal. */
export type Tick = { bookingId: string; seen: string; at: string; isHeld?: boolean } & (
  | { kind: 'start' }
  | { kind: 'complete'; payment: Payment }
  /** One line of the checklist, and the whole of it as it was shown. */
  | { kind: 'line'; line: string; isDone: boolean; sheet: string[] }
)

export function stageOf({ status, startedAt }: Pick<Job, 'status' | 'startedAt'>): Stage {
  return status === 'confirmed' && startedAt ? 'under way' : stageOfStatus(status)
}

/** How long it really took; undefined where it was not ticked at both ends, as it happened. */
export function realMinutes({
  startedAt,
  finishedAt,
}: Pick<Job, 'startedAt' | 'finishedAt'>): number | undefined {
  if (!startedAt || !finishedAt) return undefined
  const minutes = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000)
  return minutes >= 10 && minutes <= 12 * 60 ? minutes : undefined
}

/** Of a day that is over: agreed and not done. One that was ticked off here stays in view until its tick has arrived. */
export function isLeftOver({ status, isUnsent }: Pick<Job, 'status' | 'isUnsent'>): boolean {
  return status === 'confirmed' || Boolean(isUnsent)
}

/** The list as it will be once these ticks have been sent. */
export function withTicks(jobs: readonly Job[], ticks: readonly Tick[]): Job[] {
  return jobs.map(job => ticks.filter(({ bookingId }) => bookingId === job.id).reduce(withTick, job))
}

function withTick(job: Job, tick: Tick): Job {
  const ticked = { ...job, isUnsent: Boolean(job.isUnsent || tick.isHeld) }
  if (tick.kind === 'start') return { ...ticked, startedAt: job.startedAt ?? tick.at }
  if (tick.kind === 'line') return { ...ticked, sheet: withLine(job.sheet, tick) }
  return { ...ticked, status: 'completed', finishedAt: tick.at, payment: tick.payment }
}

function withLine(
  kept: SheetLine[] | undefined,
  { line, isDone, sheet }: Tick & { kind: 'line' },
): SheetLine[] {
  const lines = kept?.length ? kept : sheet.map(words => ({ line: words, isDone: false }))
  const known = lines.some(entry => entry.line === line)
  const ticked = lines.map(entry => (entry.line === line ? { line, isDone } : entry))
  return known ? ticked : [...ticked, { line, isDone }]
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

/** The day's income; a request without a price adds nothing yet. */
export function dayCents(jobs: readonly Job[]): number {
  return jobs.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
}

/** 'Hartenbos' of '31 Kompas Street, Hartenbos'. */
export function suburbOf(address: string): string {
  return address.split(',').at(-1)?.trim() ?? ''
}
