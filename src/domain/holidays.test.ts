import { expect, test } from 'vitest'
import { publicHolidayName, publicHolidays } from './holidays.ts'

// Typed by hand from the published calendars, not computed.
const published: Record<number, string> = {
  2024: '01-01 03-21 03-29 04-01 04-27 05-01 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
  2025: '01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
  2026: '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26',
  2027: '01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27',
  2028: '01-01 03-21 04-14 04-17 04-27 05-01 06-16 08-09 09-24 09-25 12-16 12-25 12-26',
  2029: '01-01 03-21 03-30 04-02 04-27 05-01 06-16 08-09 09-24 12-16 12-17 12-25 12-26',
  2030: '01-01 03-21 04-19 04-22 04-27 05-01 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
  2031: '01-01 03-21 04-11 04-14 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
  2032: '01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27',
}

test.each(Object.entries(published))('the public holidays of %s are the published ones', (year, dates) => {
  const days = dates.split(' ').map(date => `${year}-${date}`)
  expect([...publicHolidays(Number(year)).keys()].sort()).toEqual(days)
})

test('a holiday on a Sunday gives its Monday, and says which it is', () => {
  expect(publicHolidayName('2026-08-10')).toBe("National Women's Day observed")
})

test('Christmas on a Sunday leaves the Monday its own name and makes no third day', () => {
  expect(publicHolidayName('2033-12-26')).toBe('Day of Goodwill')
  expect(publicHolidayName('2033-12-27')).toBeUndefined()
})

test('a working day has no holiday name', () => {
  expect(publicHolidayName('2026-12-10')).toBeUndefined()
})
