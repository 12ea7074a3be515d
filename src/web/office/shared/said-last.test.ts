import { expect, test } from 'vitest'
import type { Reminder } from '#domain/chase.ts'
import { saidLast } from './said-last.ts'

const sent = (how: Reminder['how'], at: string, promised_on: string | null = null): Reminder => ({
  how,
  at: `${at}T10:00:00Z`,
  promised_on,
})

test('says what was said last, and how often', () => {
  expect(saidLast([])).toBe('Not reminded yet')
  expect(saidLast([sent('whatsapp', '2026-12-08')])).toBe('Reminded 8 Dec')
  expect(saidLast([sent('mail', '2026-12-09')])).toBe('Email 9 Dec')
  const twice = [sent('whatsapp', '2026-12-08'), sent('mail', '2026-12-01')]
  expect(saidLast(twice)).toBe('Reminded twice, 8 Dec')
  expect(saidLast([sent('whatsapp', '2026-12-12'), ...twice])).toBe('Reminded 3 times, 12 Dec')
})

test('a promise is told with the call, and after it', () => {
  const called = sent('call', '2026-12-10', '2026-12-20')
  expect(saidLast([called, sent('whatsapp', '2026-12-08')])).toBe('Called 10 Dec, promised for 20 Dec')
  expect(saidLast([sent('whatsapp', '2026-12-22'), called])).toBe(
    'Reminded twice, 22 Dec, promised for 20 Dec',
  )
})
