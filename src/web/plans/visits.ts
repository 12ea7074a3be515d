// Which visits of a plan a picture, a list or a change is about.
import type { IsoDay } from '#domain/calendar.ts'
import type { VisitState } from '#domain/rhythm.ts'
import type { SwellVisit } from './swell-shape.ts'

/** plan_day is the day by the rhythm, service_date the one on which it really is or would be. */
export type Visit = { plan_day: IsoDay; service_date: IsoDay; state: VisitState }

export type Scope = 'this' | 'following' | 'all'

// A bead less and the picture of a weekly plan has no room for its days.
const mostBeads = 13
const beadsInARow = 5

export const dayOf = ({ service_date }: Visit): IsoDay => service_date

/** The last one that is done, so that the rhythm has a beginning, and what comes. */
export function swellVisits(visits: readonly Visit[]): SwellVisit[] {
  const lastDone = visits.findLastIndex(({ state }) => state === 'done')
  return visits.slice(Math.max(0, lastDone), Math.max(0, lastDone) + mostBeads).map(visit => ({
    day: dayOf(visit),
    state: visit.state,
    movedBy: (Date.parse(dayOf(visit)) - Date.parse(visit.plan_day)) / 86_400_000,
  }))
}

export const nextVisits = <Some extends Visit>(visits: readonly Some[]): Some[] =>
  visits.filter(({ state }) => state !== 'done')

/** Those a change can reach: what is skipped or paused stays so. */
export const changeable = <Some extends Visit>(visits: readonly Some[]): Some[] =>
  visits.filter(({ state }) => ['coming', 'moved', 'unplaced'].includes(state))

export function inScope<Some extends Visit>(visits: readonly Some[], planDay: IsoDay, scope: Scope): Some[] {
  return changeable(visits).filter(visit => {
    if (scope === 'all' || visit.plan_day === planDay) return true
    // One that was moved by hand stays where it is.
    return scope === 'following' && visit.plan_day > planDay && visit.state !== 'moved'
  })
}

/** A few visits around the one concerned, and whether each would change. */
export function beadsFor(visits: readonly Visit[], planDay: IsoDay, scope: Scope): boolean[] {
  const all = changeable(visits)
  const here = all.findIndex(visit => visit.plan_day === planDay)
  const first = Math.max(0, Math.min(here - 1, all.length - beadsInARow))
  const changed = inScope(visits, planDay, scope)
  return all.slice(first, first + beadsInARow).map(visit => changed.includes(visit))
}
