import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from './booking-draft.ts'
import { keepSent, sentFromHere, sentJustNow } from './sent-request.ts'

const now = new Date('2026-11-18T20:00:00Z')
const booked = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  manage_token: 'a'.repeat(64),
  service_type: 'window',
  service_date: '2026-11-25',
  service_time: '10:00-12:00',
  guest_name: 'Lerato Jacobs',
  guest_phone: '+27821234567',
  guest_email: 'lerato@home.example',
  address: '12 Marsh Street',
} as const
const { service_type, service_date, service_time } = booked
const draft = { ...emptyDraft, service_type, service_date, service_time }

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    all: () => [...kept.values()].join(),
  }
}
const [tab, device] = [storage(), storage()]

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', device)
  keepSent(booked)
  return () => vi.useRealTimers()
})

test('a tab that is opened again shows what it sent, until that day is over', () => {
  expect(sentFromHere(now)).toMatchObject({ reference: 'CC-0F8FAD5B', manage_token: booked.manage_token })
  expect(sentFromHere(new Date('2026-11-26T08:00:00Z'))).toBeUndefined()
})

test('the same clean is not asked for again from this device within the hour; another time is', () => {
  expect(sentJustNow(draft, now)).toBe('CC-0F8FAD5B')
  expect(sentJustNow({ ...draft, service_time: '14:00-16:00' }, now)).toBeUndefined()
  expect(sentJustNow(draft, new Date('2026-11-18T21:00:01Z'))).toBeUndefined()
})

test('whoever uses the device next finds nothing that opens the booking, and nobody’s name', () => {
  expect(device.all()).not.toMatch(/aaaa|Lerato|\+27|Marsh/)
  expect(tab.all()).not.toMatch(/Lerato|\+27|Marsh/)
})
