// What lies between the cleans of a day: the way, and the gaps that are long enough to be named.
import { type CrewDay, type Diary, endOf, laneOf, type Stretch, stepMinutes, wayBetween } from './diary.ts'
import type { WayFigures } from './suburbs.ts'

/** Shorter than this nothing is cleaned. */
const leastMinutes = 30

export type Gap = { start: number; end: number }
export type Way = { start: number; minutes: number }

/** The free stretches of a crew's day from a minute on; what only holds the way is none. */
export function gapsOf(lane: readonly Stretch[], hours: CrewDay['hours'], ways: WayFigures, from = 0): Gap[] {
  if (!hours) return []
  const gaps: Gap[] = []
  let [free, before]: [number, Stretch | undefined] = [Math.max(hours.opens, upToStep(from)), undefined]
  for (const clean of lane) {
    const gap = { start: free, end: Math.min(clean.start, hours.closes) }
    if (lengthOf(gap) - (before ? wayBetween(before, clean, ways) : 0) >= leastMinutes) gaps.push(gap)
    if (endOf(clean) > free) [free, before] = [endOf(clean), clean]
  }
  const last = { start: free, end: hours.closes }
  return lengthOf(last) >= leastMinutes ? [...gaps, last] : gaps
}

export const lengthOf = ({ start, end }: Gap) => end - start
const upToStep = (minute: number) => Math.ceil(minute / stepMinutes) * stepMinutes

/** The way to each clean from the one right before it; across a gap nobody knows yet when they drive. */
export function waysOf(lane: readonly Stretch[], ways: WayFigures): Way[] {
  return pairsOf(lane).flatMap(([before, after]) => {
    const way = wayBetween(before, after, ways)
    const between = after.start - endOf(before)
    const isNear = between > 0 && between - way < leastMinutes
    return isNear ? [{ start: endOf(before), minutes: Math.min(way, between) }] : []
  })
}

/** All the driving from one clean to the next. */
export function roadOf(lane: readonly Stretch[], ways: WayFigures): number {
  return pairsOf(lane).reduce((sum, [before, after]) => sum + wayBetween(before, after, ways), 0)
}

const pairsOf = (lane: readonly Stretch[]) =>
  lane.slice(1).flatMap((after, place) => {
    const before = lane[place]
    return before ? [[before, after] as const] : []
  })

/** The day in figures: what is free of it from now on, the longest gap, the way, and how full it is, from 0 to 1. */
export function dayFigures(diary: Diary, day: string, crewIds: readonly number[]) {
  const entry = diary.days.find(candidate => candidate.day === day)
  const { now, stretches, ways } = diary
  const from = day < now.day ? 1440 : day === now.day ? now.minute : 0
  const crews = entry?.crews.filter(({ crewId }) => crewIds.includes(crewId)) ?? []
  const lanes = crews.map(crew => ({ crew, lane: laneOf(stretches, day, crew.crewId) }))
  const gaps = lanes.flatMap(({ crew, lane }) => gapsOf(lane, crew.hours, ways, from).map(lengthOf))
  const free = sum(gaps)
  const open = sum(crews.map(({ hours }) => (hours ? hours.closes - hours.opens : 0)))
  return {
    free,
    longest: Math.max(0, ...gaps),
    road: sum(lanes.map(({ lane }) => roadOf(lane, ways))),
    cleans: sum(lanes.map(({ lane }) => lane.length)),
    level: open === 0 ? 0 : 1 - free / open,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Cleans that overlap stand side by side: in which column of how many. */
export function columnsOf(lane: readonly Stretch[]): Map<string, { column: number; columns: number }> {
  const placed = new Map<string, { column: number; columns: number }>()
  let [group, groupEnd]: [Stretch[], number] = [[], 0]
  const close = () => {
    const columns = Math.max(1, ...group.map(({ id }) => (placed.get(id)?.column ?? 0) + 1))
    for (const { id } of group) placed.set(id, { column: placed.get(id)?.column ?? 0, columns })
  }
  for (const clean of lane) {
    if (clean.start >= groupEnd) {
      close()
      group = []
    }
    const taken = group.filter(other => endOf(other) > clean.start).map(({ id }) => placed.get(id)?.column)
    const column = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(place => !taken.includes(place)) ?? 0
    placed.set(clean.id, { column, columns: 1 })
    group.push(clean)
    groupEnd = Math.max(groupEnd, endOf(clean))
  }
  close()
  return placed
}
