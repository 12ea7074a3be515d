import { expect, test } from 'vitest'
import { beadsFor, inScope, nextVisits, swellVisits, type Visit } from './visits.ts'

const visit = (plan_day: string, state: Visit['state'] = 'coming', service_date = plan_day) => ({
  plan_day,
  service_date,
  state,
})

// As drawn: done, skipped, moved, then four to come.
const visits = [
  visit('2026-12-01', 'done'),
  visit('2026-12-15', 'done'),
  visit('2026-12-29', 'skipped'),
  visit('2027-01-12', 'moved', '2027-01-13'),
  visit('2027-01-26'),
  visit('2027-02-09'),
  visit('2027-02-23'),
  visit('2027-03-09'),
]
const third = '2027-01-26'

test('the picture begins with the last clean, and stands where each visit really is', () => {
  const shown = swellVisits(visits)
  expect(shown.map(({ day }) => day).slice(0, 3)).toEqual(['2026-12-15', '2026-12-29', '2027-01-13'])
  expect(shown.map(({ movedBy }) => movedBy).slice(0, 3)).toEqual([0, 0, 1])
})

test('a plan that has only begun is shown from its first visit', () => {
  expect(swellVisits([visit('2026-12-15'), visit('2026-12-29')])).toHaveLength(2)
  expect(swellVisits([])).toEqual([])
})

test('what is done is not among the next', () => {
  expect(nextVisits(visits).map(({ plan_day }) => plan_day)[0]).toBe('2026-12-29')
})

test.each([
  ['this', 1],
  ['following', 4],
  ['all', 5],
] as const)('a change of %s touches %i visits', (scope, count) => {
  expect(inScope(visits, third, scope)).toHaveLength(count)
})

test('beads show the visit before, the one concerned, and those after', () => {
  expect(beadsFor(visits, third, 'this')).toEqual([false, true, false, false, false])
  expect(beadsFor(visits, third, 'following')).toEqual([false, true, true, true, true])
  expect(beadsFor(visits, third, 'all')).toEqual([true, true, true, true, true])
  // Near the end the row stays whole.
  expect(beadsFor(visits, '2027-03-09', 'this')).toEqual([false, false, false, false, true])
})

test('one that was moved by hand stays, unless all are to change', () => {
  const before = '2026-12-29'
  const days = (scope: 'following' | 'all') => inScope(visits, before, scope).map(({ plan_day }) => plan_day)
  expect(days('following')).not.toContain('2027-01-12')
  expect(days('all')).toContain('2027-01-12')
})
