// What we hold about a person, for admins: found, exported, erased; and who agreed to what.
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { callOffice } from './office-call.ts'

export type FoundPerson = {
  source: string
  customer_id: string | null
  name: string | null
  email: string | null
  phone: string | null
}

export type PersonOverview = {
  names: string[]
  emails: string[]
  phones: string[]
  counts: Record<string, number>
  invoices: number
  is_staff: boolean
  upcoming: { id: string; service_date: string; service_time: string }[]
}

export type Consent = {
  id: string
  email: string | null
  phone: string | null
  kind: string
  wording: string
  given_at: string
  withdrawn_at: string | null
}

const marksOf = ({ customer_id, email, phone }: FoundPerson) => ({ customer: customer_id, email, phone })

export const findPerson = (words: string) => callOffice<FoundPerson[]>('find_person', { words })
export const readPersonOverview = (person: FoundPerson) =>
  callOffice<PersonOverview>('person_overview', marksOf(person))
export const exportPerson = (person: FoundPerson) => callOffice<object>('export_person', marksOf(person))

/** Refused with `bookings_ahead` or `person_is_staff`. */
export const erasePerson = (person: FoundPerson) => callOffice<object>('erase_person', marksOf(person))

/** The newest first; a page after the given one. */
export async function readConsents(after: Consent | undefined, pageSize: number): Promise<Consent[]> {
  const asked = restClient()
    .from('consents')
    .select('id, email, phone, kind, wording, given_at, withdrawn_at')
    .order('given_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize)
  if (after)
    asked.or(`given_at.lt."${after.given_at}",and(given_at.eq."${after.given_at}",id.lt.${after.id})`)
  const { data, error } = await asked.setHeader('Authorization', await bearer())
  if (error) throw error
  return data as Consent[]
}
