import { expect, test } from 'vitest'
import { oncePerBooking } from './clashes.ts'

test('a clean that hits two others and a day off is listed once, in the order of the day', () => {
  const clashes = [
    { booking_id: 'b', hit: 'booking' },
    { booking_id: 'b', hit: 'crew_off' },
    { booking_id: 'a', hit: 'crew_off' },
    { booking_id: 'gone', hit: 'booking' },
  ] as const
  const [a, b] = [{ id: 'a' }, { id: 'b' }]
  expect(oncePerBooking(clashes, [a, b])).toEqual([
    { booking: b, hit: 'booking' },
    { booking: a, hit: 'crew_off' },
  ])
})
