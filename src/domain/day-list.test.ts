import { expect, test } from 'vitest'
import {
  dayCents,
  daySummary,
  isLeftOver,
  type Job,
  paymentOf,
  stageOf,
  suburbOf,
  withTicks,
} from './day-list.ts'

const job = (changes: Partial<Job> = {}): Job => ({
  id: 'a',
  customerId: null,
  name: 'Fatima Davids',
  phone: null,
  serviceType: 'residential-deep',
  day: '2026-12-14',
  slot: '10:00-12:00',
  address: '31 Kompas Street, Hartenbos',
  notes: [],
  status: 'confirmed',
  priceCents: 85_500,
  discounts: [],
  startedAt: null,
  payment: null,
  updatedAt: '2026-12-13T08:00:00Z',
  ...changes,
})

const at = '2026-12-14T08:04:00Z'
const about = { bookingId: 'a', seen: 'then', at }

test('a clean is to go, under way, done', () => {
  expect(stageOf(job())).toBe('to go')
  const [started] = withTicks([job()], [{ ...about, kind: 'start' }])
  expect(started).toMatchObject({ startedAt: at, isUnsent: false })
  expect(stageOf(started as Job)).toBe('under way')
  const [done] = withTicks(
    [job()],
    [
      { ...about, kind: 'start', isHeld: true },
      { ...about, kind: 'complete', payment: 'cash' },
    ],
  )
  expect(done).toMatchObject({ status: 'completed', payment: 'cash', isUnsent: true })
})

test('a tick is for its own clean', () => {
  const [other] = withTicks([job({ id: 'b' })], [{ ...about, kind: 'start' }])
  expect(other).toEqual(job({ id: 'b' }))
})

test('a clean that began earlier keeps that time', () => {
  const [kept] = withTicks([job({ startedAt: '2026-12-14T07:58:00Z' })], [{ ...about, kind: 'start' }])
  expect(kept?.startedAt).toBe('2026-12-14T07:58:00Z')
})

test('the day is told in one line, without what there is none of', () => {
  const day = [job({ status: 'completed' }), job({ startedAt: at }), job(), job(), job({ status: 'pending' })]
  expect(daySummary(day)).toBe('1 done, 1 under way, 2 to go, 1 to answer')
  expect(daySummary([job()])).toBe('1 to go')
})

test('the day is worth what its prices are', () => {
  expect(dayCents([job(), job({ priceCents: null }), job({ priceCents: 5 })])).toBe(85_505)
})

test('the suburb is what follows the last comma', () => {
  expect(suburbOf('Unit 12, Fynbos Ridge, Pinnacle Point')).toBe('Pinnacle Point')
  expect(suburbOf('Marsh Street')).toBe('Marsh Street')
})

test.each([
  ['paid', null, 'paid'],
  ['paid', 'cash', 'cash'],
  ['paid', 'check', 'cheque'],
  ['paid', 'credit-card', 'card'],
  ['pending', 'cash', 'not-yet'],
  ['overdue', null, 'not-yet'],
])('a clean that is %s with the method %s is told as %s', (payment_status, payment_method, known) => {
  expect(paymentOf({ payment_status, payment_method })).toBe(known)
})

test('a clean of a day that is over is left over until its tick has arrived', () => {
  expect(isLeftOver(job())).toBe(true)
  const [held] = withTicks([job()], [{ ...about, kind: 'complete', payment: 'cash', isHeld: true }])
  expect(isLeftOver(held as Job)).toBe(true)
  expect(isLeftOver(job({ status: 'completed' }))).toBe(false)
})
