// Visits since the last write, in memory that cannot grow without end.
import type { IsoDay } from '#domain/calendar.ts'
import type { VisitEvent } from '#domain/visits.ts'

export type Gathered = {
  views: Map<string, number>
  events: Map<string, number>
  // By day, what tells one visitor from another; made into marks before it is written.
  visitors: Map<IsoDay, Set<string>>
}

const mostVisitors = 20_000
// Pages and events are few; this is only for the days on which the database is away.
const mostRows = 5_000

export function emptyGathered(): Gathered {
  return { views: new Map(), events: new Map(), visitors: new Map() }
}

export function isEmpty({ views, events, visitors }: Gathered): boolean {
  return views.size + events.size + visitors.size === 0
}

export function addView(
  gathered: Gathered,
  { day, path, visitor }: { day: IsoDay; path: string; visitor: string },
) {
  addCount(gathered.views, `${day} ${path}`, 1)
  const visitors = gathered.visitors.get(day) ?? new Set()
  if (visitors.size < mostVisitors) visitors.add(visitor)
  gathered.visitors.set(day, visitors)
}

export function addEvent(gathered: Gathered, { day, name }: { day: IsoDay; name: VisitEvent }) {
  addCount(gathered.events, `${day} ${name}`, 1)
}

/** Takes up again what could not be written. */
export function mergeInto(gathered: Gathered, earlier: Gathered) {
  for (const [key, count] of earlier.views) addCount(gathered.views, key, count)
  for (const [key, count] of earlier.events) addCount(gathered.events, key, count)
  for (const [day, visitors] of earlier.visitors)
    gathered.visitors.set(
      day,
      new Set([...visitors, ...(gathered.visitors.get(day) ?? [])].slice(0, mostVisitors)),
    )
}

function addCount(counts: Map<string, number>, key: string, count: number) {
  const known = counts.get(key)
  if (known !== undefined || counts.size < mostRows) counts.set(key, (known ?? 0) + count)
}
