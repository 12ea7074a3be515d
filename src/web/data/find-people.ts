// Find anyone: one call for customers and for cleans to come.
import type { IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { bearer } from './auth.ts'
import { callFunction } from './submit.ts'

export type FoundPerson = { id: string; name: string | null; email: string | null; phone: string | null } & (
  | { kind: 'customer' }
  | { kind: 'booking'; service_date: IsoDay; service_time: TimeSlot }
)

export async function findPeople(words: string): Promise<FoundPerson[]> {
  return callFunction('find_people', { words }, await bearer())
}
