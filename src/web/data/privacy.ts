// A person's data for admins: searched, exported, erased; and who consented to what.
import { privacyWords } from '#content/privacy.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { callOffice } from './office-call.ts'
import { table } from './table.ts'

export type FoundPerson = {
  source: string
  customer_id: string | null
  name: string | null
  email: string | null
  phone: string | null
}

/** A number, address, name or record that nobody has verified, and who else goes by it. */
export type Claim = { value: string; whose: string[] }

/** The person an admin has found, and which of the unverified claims are surely theirs. */
export type PersonAsked = { person: FoundPerson; claimed: string[] }

export type PersonOverview = {
  names: string[]
  emails: string[]
  phones: string[]
  claimed: Claim[]
  counts: Record<string, number>
  invoices: number
  is_staff: boolean
  upcoming: { id: string; service_date: string; service_time: string }[]
}

export type Consent = Awaited<ReturnType<typeof readConsents>>[number]

const marksOf = ({ person: { customer_id, email, phone }, claimed }: PersonAsked) => ({
  customer: customer_id,
  email,
  phone,
  claimed,
})

export const findPerson = (words: string) => callOffice<FoundPerson[]>('find_person', { words })
export const readPersonOverview = (asked: PersonAsked) =>
  callOffice<PersonOverview>('person_overview', marksOf(asked))
export const exportPerson = (asked: PersonAsked) => callOffice<object>('export_person', marksOf(asked))

/** In as many steps as it takes. Refused with `bookings_ahead`, `person_is_staff`, or `half_erased` when it broke off. */
export async function erasePerson(asked: PersonAsked, hasBegun = false): Promise<void> {
  const { is_done } = await callOffice<{ is_done: boolean }>('erase_person', marksOf(asked)).catch(error => {
    throw isBrokenOff(error, hasBegun)
      ? new Refusal('half_erased', privacyWords.eraseDialog.brokenOff)
      : error
  })
  if (!is_done) await erasePerson(asked, true)
}

// An error with a code is an answer, and has changed nothing by itself; but for a server that was cut off from its database.
function isBrokenOff(error: { code?: string }, hasBegun: boolean) {
  if (error instanceof Refusal) return false
  return hasBegun || !error.code || error.code === 'unavailable'
}

/** The newest first; a page after the given one. */
export async function readConsents(
  after: Pick<Rows['consents'], 'id' | 'given_at'> | undefined,
  pageSize: number,
) {
  const asked = table('consents')
    .select('id, email, phone, kind, wording, given_at, withdrawn_at')
    .order('given_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize)
  if (after)
    asked.or(`given_at.lt."${after.given_at}",and(given_at.eq."${after.given_at}",id.lt.${after.id})`)
  const { data, error } = await asSelf(asked)
  if (error) throw error
  return data
}
