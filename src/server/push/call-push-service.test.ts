import { expect, test } from 'vitest'
import { readAnswer } from './call-push-service.ts'

const now = new Date('2027-03-01T08:00:00Z')
const hour = 3_600_000

test.each([
  [201, undefined, { outcome: 'sent' }],
  [200, undefined, { outcome: 'sent' }],
  [404, undefined, { outcome: 'gone' }],
  [410, undefined, { outcome: 'gone' }],
  [400, undefined, { outcome: 'given_up', trouble: 'refused' }],
  [403, undefined, { outcome: 'given_up', trouble: 'refused' }],
  [413, undefined, { outcome: 'given_up', trouble: 'refused' }],
  // Not followed: it could lead anywhere.
  [302, undefined, { outcome: 'given_up', trouble: 'refused' }],
  [429, '120', { outcome: 'later', trouble: 'busy', waitMs: 120_000 }],
  [503, 'Mon, 01 Mar 2027 08:05:00 GMT', { outcome: 'later', waitMs: 300_000 }],
  [503, undefined, { outcome: 'later', waitMs: 0 }],
  [500, '-5', { outcome: 'later', waitMs: 0 }],
  [429, 'soon', { outcome: 'later', waitMs: 0 }],
  [429, '999999999', { outcome: 'later', waitMs: 6 * hour }],
])('an answer of %s with Retry-After %s', (status, retryAfter, expected) => {
  expect(readAnswer({ status, retryAfter }, now)).toMatchObject(expected)
})
