import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type IsoDay, isSunday } from './calendar.ts'
import { publicHolidayName } from './holidays.ts'
import {
  dayOfVisit,
  firstRhythmDay,
  isLastOfMonth,
  isPaused,
  nthOf,
  rhythmDays,
  weekdayOf,
} from './plan-days.ts'

test.each([
  ['weekly', '2026-12-01', null, ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29']],
  ['two-weeks', '2026-12-01', null, ['2026-12-01', '2026-12-15', '2026-12-29']],
  ['four-weeks', '2026-11-10', null, ['2026-12-08']],
  // The fifth is the last, in a month with four as in one with five.
  ['monthly', '2026-11-30', 5, ['2026-12-28']],
  ['monthly', '2026-12-01', 1, ['2026-12-01']],
] as const)('%s from %s, of nth %s, comes in December on %j', (rhythm, firstDay, nth, days) => {
  expect(rhythmDays({ rhythm, firstDay, nth }, '2026-12-01', '2026-12-31')).toEqual(days)
})

test('the last Monday is the fifth where there are five, and else the fourth', () => {
  const lastMondays = rhythmDays(
    { rhythm: 'monthly', firstDay: '2027-01-25', nth: 5 },
    '2027-01-01',
    '2027-06-30',
  )
  expect(lastMondays.map(day => `${day} ${nthOf(day)}`)).toEqual([
    '2027-01-25 4',
    '2027-02-22 4',
    '2027-03-29 5',
    '2027-04-26 4',
    '2027-05-31 5',
    '2027-06-28 4',
  ])
  expect(lastMondays.every(isLastOfMonth)).toBe(true)
})

test('a rhythm begins on the first day that is not before', () => {
  expect(firstRhythmDay('weekly', 2, null, '2026-12-02')).toBe('2026-12-08')
  expect(firstRhythmDay('monthly', 2, 1, '2026-12-02')).toBe('2027-01-05')
  expect(firstRhythmDay('monthly', 2, 1, '2026-12-01')).toBe('2026-12-01')
})

const closedWith =
  (declared: IsoDay[] = []) =>
  (day: IsoDay) =>
    isSunday(day) || publicHolidayName(day) !== undefined || declared.includes(day)

test.each([
  // 26 December 2027 is a Sunday, so Monday 27 is kept free.
  ['2027-12-27', 'move', [], '2027-12-28'],
  ['2027-12-27', 'skip', [], undefined],
  ['2027-12-27', 'move', ['2027-12-28', '2027-12-29'], '2027-12-30'],
  // Christmas of 2026: Friday, Saturday, and a Sunday after.
  ['2026-12-25', 'move', [], '2026-12-28'],
  ['2026-12-25', 'move', ['2026-12-28'], '2026-12-24'],
  // Declared for an election.
  ['2026-11-04', 'move', ['2026-11-04'], '2026-11-05'],
  ['2026-11-03', 'move', ['2026-11-04'], '2026-11-03'],
] as const)(
  'a visit of %s that holidays %s, with %j closed too, is on %s',
  (day, onClosed, declared, expected) => {
    expect(dayOfVisit(day, { onClosed, isClosed: closedWith([...declared]) })).toBe(expected)
  },
)

test('a pause holds both its days', () => {
  const pauses = [{ from_day: '2026-12-14', to_day: '2027-01-06' }]
  const paused = ['2026-12-13', '2026-12-14', '2027-01-06', '2027-01-07'].map(day => isPaused(pauses, day))
  expect(paused).toEqual([false, true, true, false])
})

test('weekdays run from Monday, 1, to Sunday, 7', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 30_000 }), days => {
      const date = new Date(days * 86_400_000)
      expect(weekdayOf(addDays('1970-01-01', days))).toBe(date.getUTCDay() || 7)
    }),
  )
})
