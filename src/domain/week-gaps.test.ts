import { expect, test } from 'vitest'
import type { Stretch } from './diary.ts'
import { columnsOf, dayFigures, gapsOf, roadOf, waysOf } from './week-gaps.ts'

const ways = { way_same_suburb_minutes: 10, way_same_town_minutes: 20, way_other_town_minutes: 40 }
const hours = { opens: 480, closes: 1080, endsBy: 1140 }
const day = '2026-12-15'
const clean = (id: string, start: number, minutes: number, suburb = 'Hartenbos'): Stretch => ({
  ...{ id, start, minutes, suburb, day, crewId: 1 },
})
const lane = [clean('a', 480, 150), clean('b', 650, 90, 'Reebok'), clean('c', 840, 150)]

test('a gap has a name, and what only holds the way has none', () => {
  expect(gapsOf(lane, hours, ways)).toEqual([
    { start: 740, end: 840 },
    { start: 990, end: 1080 },
  ])
  expect(gapsOf([], hours, ways)).toEqual([{ start: 480, end: 1080 }])
  expect(gapsOf(lane, undefined, ways)).toEqual([])
})

test('what is over is no gap', () => {
  expect(gapsOf(lane, hours, ways, 775)).toEqual([
    { start: 780, end: 840 },
    { start: 990, end: 1080 },
  ])
  expect(gapsOf(lane, hours, ways, 1060)).toEqual([])
})

test('a clean that lies over another hides no free time and makes none', () => {
  expect(gapsOf([clean('a', 480, 300), clean('b', 540, 60), clean('c', 900, 180)], hours, ways)).toEqual([
    { start: 780, end: 900 },
  ])
})

test('the way is drawn to the clean right after, and counted to each', () => {
  expect(waysOf(lane, ways)).toEqual([{ start: 630, minutes: 20 }])
  expect(roadOf(lane, ways)).toBe(40)
})

test('a little more than the way is no gap, and the way is drawn in it', () => {
  const near = [clean('a', 480, 60), clean('b', 585, 495, 'Reebok')]
  expect(gapsOf(near, hours, ways)).toEqual([])
  expect(waysOf(near, ways)).toEqual([{ start: 540, minutes: 20 }])
})

test('a day in figures: free from now on, its longest gap, the way, and how full it is', () => {
  const crews = [{ crewId: 1, crewName: 'M', hours, off: undefined }]
  const days = [{ day, closed: undefined, startsFrom: 480, startsBefore: 1080, crews }]
  const diary = { days, ways, stretches: lane, now: { day, minute: 666 } }
  expect(dayFigures(diary, day, [1])).toEqual({
    free: 190,
    longest: 100,
    road: 40,
    cleans: 3,
    level: 1 - 190 / 600,
  })
  expect(dayFigures(diary, day, [2])).toMatchObject({ free: 0, cleans: 0, level: 0 })
  expect(dayFigures({ ...diary, now: { day: '2026-12-16', minute: 0 } }, day, [1])).toMatchObject({
    free: 0,
    level: 1,
  })
})

test('cleans that overlap stand side by side', () => {
  const over = [clean('a', 480, 120), clean('b', 500, 60), clean('c', 570, 60), clean('d', 700, 60)]
  expect(Object.fromEntries(columnsOf(over))).toEqual({
    a: { column: 0, columns: 2 },
    b: { column: 1, columns: 2 },
    c: { column: 1, columns: 2 },
    d: { column: 0, columns: 1 },
  })
})
