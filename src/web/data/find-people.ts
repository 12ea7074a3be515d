// Find anyone: one call for customers and for cleans to come.
import type { IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { callAsSelf } from './as-self.ts'

export type FoundPerson = { id: string; name: string | null; email: string | null; phone: string | null } & (
  | { kind: 'customer' }
  | { kind: 'booking'; service_date: IsoDay; service_time: TimeSlot }
)

export async function findPeople(words: string): Promise<FoundPerson[]> {
  return callAsSelf('find_people', { words })
}
