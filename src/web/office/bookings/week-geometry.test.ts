import { expect, test } from 'vitest'
import { hoursOf, minuteAt, scaleOf, topOf } from './week-geometry.ts'

const day = (opens: number, closes: number) => ({
  ...{ day: '2026-12-14', closed: undefined, startsFrom: 480, startsBefore: 1080 },
  crews: [{ crewId: 1, crewName: 'M', hours: { opens, closes, endsBy: closes + 60 }, off: undefined }],
})
const clean = (start: number, minutes: number) => ({
  ...{ id: 'a', day: '2026-12-14', crewId: 1, suburb: null },
  ...{ start, minutes },
})

test('the week is drawn from the first opening to an hour after the last closing', () => {
  expect(scaleOf([day(480, 1080), day(480, 840)], [])).toEqual({ first: 480, last: 1140 })
  expect(hoursOf({ first: 480, last: 600 })).toEqual([480, 540, 600])
})

test('a clean outside the hours is drawn too, and a week without hours as usual', () => {
  expect(scaleOf([day(480, 1080)], [clean(430, 60), clean(1100, 75)])).toEqual({ first: 420, last: 1200 })
  expect(scaleOf([], [])).toEqual({ first: 480, last: 1080 })
})

test('what is dragged follows in steps of ten minutes', () => {
  const scale = { first: 480, last: 1140 }
  expect(topOf(540, scale)).toBe(58)
  expect([0, 4, 6, 58, 145].map(y => minuteAt(y, scale))).toEqual([480, 480, 490, 540, 630])
})
