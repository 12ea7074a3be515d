// Whom to remind of what is open, and how: first a message, after two of them a call.
import type { IsoDay } from './calendar.ts'

/** How many days late, as the accountant asks. */
export const ages = ['not-due', '1-14', '15-30', 'over-30'] as const
export type Age = (typeof ages)[number]
export type OpenByAge = Record<Age, { cents: number; invoices: number }>

export type ReminderHow = 'mail' | 'whatsapp' | 'call' | 'link'
export type Reminder = { how: ReminderHow; at: string; promised_on: IsoDay | null }
export type Step = 'whatsapp' | 'call' | 'mail' | 'none'

const remindersBeforeCall = 2

export function nextStep(reached: { phone: string | null; email: string | null; reminders: number }): Step {
  const { phone, email, reminders } = reached
  if (!phone) return email ? 'mail' : 'none'
  return reminders < remindersBeforeCall ? 'whatsapp' : 'call'
}

export function daysLate(due: IsoDay, today: IsoDay): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000))
}
