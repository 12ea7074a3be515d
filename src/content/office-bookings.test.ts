import { expect, test } from 'vitest'
import { bookingWords } from './office-bookings.ts'

test('what waits is counted as requests: one person may have sent several', () => {
  expect(bookingWords.lead.some(7, 'Monday')).toBe('7 requests wait for an answer, the oldest since Monday')
  expect(bookingWords.lead.some(1, 'Monday')).toBe('1 request waits for an answer, the oldest since Monday')
})
