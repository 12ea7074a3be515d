import { expect, test } from 'vitest'
import { daysLate, nextStep } from './chase.ts'

const reached = { phone: '+27821234567', email: 'g@mail.example', reminders: 0 }

test('first two messages on WhatsApp, then a call', () => {
  expect([0, 1, 2, 5].map(reminders => nextStep({ ...reached, reminders }))).toEqual([
    'whatsapp',
    'whatsapp',
    'call',
    'call',
  ])
})

test('without a phone a letter goes by mail, and without both nothing can be sent', () => {
  expect(nextStep({ ...reached, phone: null })).toBe('mail')
  expect(nextStep({ ...reached, phone: null, reminders: 3 })).toBe('mail')
  expect(nextStep({ ...reached, phone: null, email: null })).toBe('none')
})

test('days late are counted from the due day, over months and never below nothing', () => {
  expect([
    daysLate('2026-12-06', '2026-12-15'),
    daysLate('2026-02-25', '2026-03-02'),
    daysLate('2026-12-16', '2026-12-15'),
  ]).toEqual([9, 5, 0])
})
