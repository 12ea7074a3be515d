// Ticks on their way to the server. Each is stored in this browser until the server has accepted or refused it: without
// signal it waits, and a repeat of one that did arrive changes nothing. They hold no name and no address, so that they
// may survive the end of a session.
import type { Payment, Tick } from '#domain/day-list.ts'
import { Refusal } from '#domain/refusal.ts'
import { tickKeyOf } from '#web/browser/session-keys.ts'
import { callAsSelf } from './as-self.ts'
import { within } from './within.ts'

/** The outcome of the ticks that were sent; `isStuck` if the rest must wait for signal. */
export type TickReport = { sent: Tick[]; refused: { tick: Tick; refusal: Refusal }[]; isStuck: boolean }

/** Which tick it is; with `at`, only as it was made then. */
type TickKey = Pick<Tick, 'bookingId' | 'kind'> & { line?: string; at?: string }

type Answer = { updated_at: string }
/** Without a version if the booking itself has not changed. */
type Arrival = (tick: Tick, updatedAt: string | undefined) => void

// A tick that times out is sent again; the server still counts it once.
const maxWaitMs = 10_000

const listeners = new Set<() => void>()
let snapshot: { userId: string; text: string; ticks: Tick[] } | undefined

/** The same array until something changes, so that React can compare it. */
export function readTicks(userId: string): Tick[] {
  const text = localStorage.getItem(tickKeyOf(userId)) ?? '[]'
  if (snapshot?.userId !== userId || snapshot.text !== text)
    snapshot = { userId, text, ticks: JSON.parse(text) as Tick[] }
  return snapshot.ticks
}

export function watchTicks(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function keepTick(userId: string, tick: Tick) {
  const others = readTicks(userId).filter(other => !isSame(other, tick))
  writeTicks(userId, [...others, tick])
}

function dropTick(userId: string, tick: TickKey): boolean {
  const ticks = readTicks(userId)
  // What was made anew while it was being sent has still to go.
  const rest = ticks.filter(other => !isSame(other, tick) || other.at !== (tick.at ?? other.at))
  writeTicks(userId, rest)
  return rest.length < ticks.length
}

/** Sends the waiting ticks in order, from one tab at a time, and reports each that arrived before dropping it. */
export async function sendTicks(userId: string, onArrival: Arrival): Promise<TickReport> {
  return navigator.locks.request(tickKeyOf(userId), async () => {
    const report: TickReport = { sent: [], refused: [], isStuck: false }
    while (!report.isStuck) {
      const [tick] = readTicks(userId)
      if (!tick) break
      await sendNext({ userId, tick, report, onArrival })
    }
    return report
  })
}

/** Undoes a tick, whether it has been sent or not. */
export async function undoTick(userId: string, tick: Pick<Tick, 'bookingId' | 'kind'>): Promise<void> {
  const name = tick.kind === 'start' ? 'undo_start_booking' : 'undo_complete_booking'
  // After the one being sent: half sent, it could be neither dropped nor undone.
  await navigator.locks.request(tickKeyOf(userId), async () => {
    if (!dropTick(userId, tick)) await callAsSelf(name, { booking_id: tick.bookingId })
  })
}

type Sending = { userId: string; tick: Tick; report: TickReport; onArrival: Arrival }

async function sendNext({ userId, tick, report, onArrival }: Sending) {
  try {
    const answer = await within(maxWaitMs, send(tick))
    onArrival(tick, answer?.updated_at)
    dropTick(userId, tick)
    // The next tick on this clean was based on the version that this one produced.
    if (answer)
      writeTicks(
        userId,
        readTicks(userId).map(next =>
          next.bookingId === tick.bookingId ? { ...next, seen: answer.updated_at } : next,
        ),
      )
    report.sent.push(tick)
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'session_ended') {
      dropTick(userId, tick)
      report.refused.push({ tick, refusal: error })
      return
    }
    report.isStuck = true
    writeTicks(
      userId,
      readTicks(userId).map(kept => ({ ...kept, isHeld: true })),
    )
  }
}

export const wirePayments: Record<
  Payment,
  { payment_method: string | null; payment_status: 'paid' | 'pending' }
> = {
  cash: { payment_method: 'cash', payment_status: 'paid' },
  card: { payment_method: 'credit-card', payment_status: 'paid' },
  'bank-transfer': { payment_method: 'bank-transfer', payment_status: 'paid' },
  'not-yet': { payment_method: null, payment_status: 'pending' },
}

async function send(tick: Tick): Promise<Answer | null> {
  if (tick.kind === 'line') return sendLine(tick)
  const about = { booking_id: tick.bookingId, seen: tick.seen }
  if (tick.kind === 'start') return callAsSelf('start_booking', { ...about, started_on_device: tick.at })
  const finish = { ...wirePayments[tick.payment], finished_on_device: tick.at }
  return callAsSelf('complete_booking_with', { ...about, ...finish })
}

async function sendLine({ bookingId, sheet, line, isDone, at }: Tick & { kind: 'line' }): Promise<null> {
  const seconds_ago = Math.max(0, Date.now() - Date.parse(at)) / 1000
  await callAsSelf('tick_job_line', { booking_id: bookingId, sheet, line, is_done: isDone, seconds_ago })
  return null
}

function isSame(a: TickKey, b: TickKey) {
  return a.bookingId === b.bookingId && a.kind === b.kind && a.line === b.line
}

function writeTicks(userId: string, ticks: Tick[]) {
  if (ticks.length > 0) localStorage.setItem(tickKeyOf(userId), JSON.stringify(ticks))
  else localStorage.removeItem(tickKeyOf(userId))
  for (const listener of listeners) listener()
}
