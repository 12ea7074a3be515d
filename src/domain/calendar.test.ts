import { assert, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import * as calendar from './calendar.ts'

test.each([
  ['2026-12-09T21:59:59Z', '2026-12-09', '23:59'],
  ['2026-12-09T22:00:00Z', '2026-12-10', '00:00'],
])('at %s it is %s, %s in Mossel Bay', (instant, day, clock) => {
  expect(calendar.todayAt(new Date(instant))).toBe(day)
  expect(calendar.clockAt(new Date(instant))).toBe(clock)
})

test('today is the day of the time zone Africa/Johannesburg', () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' })
  const span = { min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }
  assert(property(date(span), now => calendar.todayAt(now) === zone.format(now)))
})

test('a day, a month and a slot are written as people read them', () => {
  expect(calendar.formatDay('2026-12-10')).toBe('Thursday 10 December 2026')
  expect(calendar.formatDayOfYear('2027-01-02')).toBe('Saturday 2 January')
  expect(calendar.formatMonth('2027-01')).toBe('January 2027')
  expect(calendar.formatTimes('08:00-10:00')).toBe('08:00–10:00')
})

test.each([
  ['2026-12-10T06:04:00Z', 'Today, 08:04', '08:04'],
  ['2026-12-09T21:59:00Z', 'Yesterday, 23:59', 'Yesterday'],
  ['2026-12-03T08:00:00Z', 'Thu 3 Dec, 10:00', 'Thu 3 Dec'],
  ['2025-12-31T08:00:00Z', '31 Dec 2025', '31 Dec 2025'],
])('%s is told as %s on 10 December 2026, in a list as %s', (instant, words, inBrief) => {
  const told = [calendar.formatMoment, calendar.formatBriefMoment].map(format =>
    format(new Date(instant), new Date('2026-12-10T10:00:00Z')),
  )
  expect(told).toEqual([words, inBrief])
})

test('December 2026 starts on a Tuesday and fills five weeks from Monday', () => {
  const grid = calendar.monthGrid('2026-12')
  expect(grid).toHaveLength(5)
  expect(grid[0]?.slice(0, 2)).toEqual([undefined, '2026-12-01'])
  expect(grid[4]?.slice(2, 5)).toEqual(['2026-12-30', '2026-12-31', undefined])
})

test('every month stands whole in its grid, Sundays in the last column', () => {
  assert(
    property(integer({ min: -600, max: 600 }), count => {
      const month = calendar.addMonths('2026-11', count)
      const grid = calendar.monthGrid(month)
      expect(grid.flat().filter(Boolean)).toEqual(calendar.daysOf(month))
      expect(grid.flatMap(week => week[6] ?? []).every(calendar.isSunday)).toBe(true)
    }),
  )
})

test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'tomorrow', ''])('%j is no day', text => {
  expect(calendar.isIsoDay(text)).toBe(false)
})

test('29 February is a day in a leap year', () => {
  expect(calendar.isIsoDay('2028-02-29')).toBe(true)
})

test('the office’s short forms of a day', () => {
  expect(calendar.formatListDay('2026-12-17')).toBe('Thu 17 Dec')
  expect(calendar.mondayOf('2026-12-20')).toBe('2026-12-14')
  expect(calendar.mondayOf('2026-12-14')).toBe('2026-12-14')
  expect(calendar.formatSpan('2026-12-14', '2026-12-19')).toBe('14 to 19 December')
  expect(calendar.formatSpan('2026-12-28', '2027-01-02')).toBe('28 December to 2 January')
})
