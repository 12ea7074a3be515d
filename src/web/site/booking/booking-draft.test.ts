import { afterEach, expect, test, vi } from 'vitest'
import {
  fillFrom,
  forgetDraft,
  keepDraft,
  loadDraft,
  newDraft,
  nextDraft,
  withoutAccount,
} from './booking-draft.ts'

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
const kept = new Map<string, string>()
const storage = storageOf(kept)
const openTab = () => vi.stubGlobal('sessionStorage', storageOf(new Map()))

afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

test('a kept draft comes back whole, with its id', () => {
  vi.stubGlobal('localStorage', storage)
  openTab()
  const draft = { ...newDraft(), guest_name: 'Lerato Jacobs', service_date: '2026-12-10' }
  keepDraft(draft)
  expect(loadDraft()).toEqual(draft)
})

test('another tab starts from what was typed, with an id and a private link of its own', () => {
  vi.stubGlobal('localStorage', storage)
  openTab()
  const draft = { ...newDraft(), guest_name: 'Lerato Jacobs' }
  keepDraft(draft)
  openTab()
  const other = loadDraft()
  expect(other.guest_name).toBe('Lerato Jacobs')
  expect([other.id, other.manage_token]).not.toEqual([draft.id, draft.manage_token])
})

test('a forgotten or broken draft is a new one with a new id', () => {
  vi.stubGlobal('localStorage', storage)
  openTab()
  const draft = newDraft()
  keepDraft(draft)
  forgetDraft()
  expect(loadDraft().id).not.toBe(draft.id)
  kept.set('coastal-clean.booking-draft', '{broken')
  expect(loadDraft().guest_name).toBe('')
})

test('a browser without storage still gets a form', () => {
  vi.stubGlobal('localStorage', undefined)
  keepDraft(newDraft())
  forgetDraft()
  expect(loadDraft().address).toBe('')
})

test('the id is a version 4 UUID on pages without randomUUID too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newDraft().id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('another clean keeps who and where, and nothing else', () => {
  const first = {
    ...newDraft(),
    guest_name: 'Lerato',
    address: '12 Marsh Street',
    suburb: 'Hartenbos',
    service_time: '08:00-10:00',
    extras: ['oven'],
  }
  const next = nextDraft(first)
  expect(next).toMatchObject({ guest_name: 'Lerato', address: '12 Marsh Street', service_time: '' })
  expect([next.suburb, next.extras]).toEqual(['Hartenbos', undefined])
  expect(next.id).not.toBe(first.id)
})

test('signing in fills in what is missing and overwrites nothing typed', () => {
  const typed = { ...newDraft(), address: '1 Church Street' }
  const contact = { userId: 'u1', phone: '082 123 4567', address: '12 Marsh Street' }
  expect(fillFrom(typed, contact)).toEqual({
    guest_phone: '082 123 4567',
    address: '1 Church Street',
    filledFor: 'u1',
  })
})

test('who signs out takes phone, address and an unanswered request along, and its id', () => {
  const draft = { ...newDraft(), guest_phone: '082 123 4567', service_date: '2026-12-10', filledFor: 'u1' }
  const left = { ...draft, ...withoutAccount(draft) }
  expect(left).toMatchObject({ guest_phone: '', service_date: '2026-12-10', id: draft.id })
  const asked = { ...draft, unansweredBy: 'u1' }
  const after = { ...asked, ...withoutAccount(asked) }
  expect(after.unansweredBy).toBeUndefined()
  expect(after.id).not.toBe(asked.id)
  expect(after.manage_token).not.toBe(asked.manage_token)
})
