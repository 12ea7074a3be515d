// Counts visits without making anybody wait: gathered in memory, written together every few seconds and at the end.
import { createHash } from 'node:crypto'
import { type IsoDay, todayAt } from '#domain/calendar.ts'
import type { VisitEvent } from '#domain/visits.ts'
import type { Database } from '#server/database/database.ts'
import { rateLimitKey } from '#server/http/caller-address.ts'
import type { Log } from '#server/log.ts'
import { addEvent, addView, emptyGathered, type Gathered, isEmpty, mergeInto } from './gathered-visits.ts'

export type Visitor = { address: string; userAgent: string }

export type VisitCounter = {
  countView(path: string, visitor: Visitor): void
  // Without a visitor it is the server that saw it happen, and no flood to fear.
  countEvent(name: VisitEvent, visitor?: Visitor): void
  // Writes what is gathered; also done by itself every few seconds.
  flush(): Promise<void>
  stop(): Promise<void>
}

type Options = { database: Database; log: Log; now?: () => Date }

const everyMs = 2_000
// Of one address in a minute, and addresses in all: who comes more often is no reader.
const minuteMs = 60_000
const mostOfOne = 60
const mostAddresses = 10_000
const backend = { role: 'backend' } as const

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function createVisitCounter({ database, log, now = () => new Date() }: Options): VisitCounter {
  let gathered = emptyGathered()
  let ofAddress = { since: 0, counts: new Map<string, number>() }
  let salt: { day: IsoDay; text: string | null } | undefined
  let tidiedAfter: IsoDay | undefined
  let writing = Promise.resolve()

  function isFlood({ address }: Visitor) {
    // A clock that was set back must not make a minute last for hours.
    if (Math.abs(now().getTime() - ofAddress.since) > minuteMs)
      ofAddress = { since: now().getTime(), counts: new Map() }
    const { counts } = ofAddress
    const key = rateLimitKey(address)
    const count = (counts.get(key) ?? 0) + 1
    if (count > mostOfOne || (count === 1 && counts.size >= mostAddresses)) return true
    counts.set(key, count)
    return false
  }

  async function saltOf(day: IsoDay) {
    if (salt?.day === day) return salt.text
    const [[[text = null] = []] = []] = await database.tx(backend, [
      { text: 'select public.visit_salt($1)', values: [day] },
    ])
    salt = { day, text }
    return text
  }

  async function write() {
    // Writing also forgets the marks of a day that has ended, so it is done once a day without any visits too.
    const day = countedDay(now())
    if (isEmpty(gathered) && tidiedAfter === day) return
    const taken = gathered
    gathered = emptyGathered()
    try {
      const rows = { ...rowsOf(taken), visitors: await marksOf(taken, saltOf) }
      await database.tx(backend, [
        { text: 'select public.record_visits($1)', values: [JSON.stringify(rows)] },
      ])
      tidiedAfter = day
      if (salt && salt.day < day) salt = undefined
    } catch (error) {
      mergeInto(gathered, taken)
      log.warn('Visits could not be written and wait', { error })
    }
  }

  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(flush, everyMs)
  timer.unref()

  return {
    countView(path, visitor) {
      if (isFlood(visitor)) return
      const seen = `${rateLimitKey(visitor.address)}\n${visitor.userAgent}`
      addView(gathered, { day: todayAt(now()), path, visitor: seen })
    },
    countEvent(name, visitor) {
      if (visitor && isFlood(visitor)) return
      addEvent(gathered, { day: todayAt(now()), name })
    },
    flush,
    stop() {
      clearInterval(timer)
      return flush()
    },
  }
}

// As visit-day-ended.sql has it: a day lasts ten minutes longer.
const countedDay = (now: Date) => todayAt(new Date(now.getTime() - 10 * 60_000))

function rowsOf({ views, events }: Gathered) {
  return {
    views: [...views].map(([key, count]) => ({ day: key.slice(0, 10), path: key.slice(11), count })),
    events: [...events].map(([key, count]) => ({ day: key.slice(0, 10), name: key.slice(11), count })),
  }
}

// Who it was cannot be read back from a mark, and the salt of a day is gone when the day is.
async function marksOf({ visitors }: Gathered, saltOf: (day: IsoDay) => Promise<string | null>) {
  const marks: { day: IsoDay; mark: string }[] = []
  for (const [day, seen] of visitors) {
    const salt = await saltOf(day)
    if (salt) for (const visitor of seen) marks.push({ day, mark: markOf(salt, visitor) })
  }
  return marks
}

function markOf(salt: string, visitor: string) {
  return createHash('sha256').update(`${salt}\n${visitor}`).digest('base64url').slice(0, 22)
}
