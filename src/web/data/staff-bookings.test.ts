import { expect, test } from 'vitest'
import { beyond } from './staff-bookings.ts'

const last = { service_date: '2027-03-09', service_time: '08:00-10:00' as const, start_minute: 500, id: 'a' }
const same = 'service_date.eq.2027-03-09,service_time.eq.08:00-10:00'

test('the next page goes on within a window by start, and last come those without one', () => {
  expect(beyond(last, 'gt')).toBe(
    'service_date.gt.2027-03-09,and(service_date.eq.2027-03-09,service_time.gt.08:00-10:00),' +
      `and(${same},start_minute.gt.500),and(${same},start_minute.is.null),and(${same},start_minute.eq.500,id.gt.a)`,
  )
  expect(beyond({ ...last, start_minute: null }, 'gt')).toMatch(
    /08:00-10:00\),and\([^()]*start_minute\.is\.null,id\.gt\.a\)$/,
  )
  expect(beyond({ ...last, start_minute: null }, 'lt')).toContain(`and(${same},start_minute.not.is.null)`)
  expect(beyond(last, 'lt')).not.toContain('null')
})
