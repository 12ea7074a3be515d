// The facts of the business, as the owner has set them; null where she has not.
import type { FactName, Facts } from '#domain/business-facts.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'

export type StoredFacts = Omit<Rows['business_facts'], 'id'>
/** Null takes a fact back to what it was from the start. */
export type FactChanges = { [Name in FactName]?: Facts[Name] | null }

const columns =
  'name, slogan_start, slogan_end, tagline, email, phone, after_hours_phone, whatsapp, street, town, province, postal_code, map_link, areas, google_link, facebook_link, youtube_link, bank_name, bank_account_name, bank_account_number, bank_branch_code, vat_number, registration_number, since, is_insured, insurer, answer_within, is_vetted, signs_for_keys, logo, updated_at'

export async function readFacts(): Promise<StoredFacts> {
  const { data, error } = await asSelf(restApi().from('business_facts').select(columns).single())
  if (error) throw error
  return data as unknown as StoredFacts
}

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export async function saveFacts(seen: StoredFacts, changes: FactChanges): Promise<StoredFacts> {
  const { data, error } = await asSelf(
    restApi()
      .from('business_facts')
      .update(changes)
      .eq('updated_at', seen.updated_at)
      .select(columns)
      .maybeSingle(),
  )
  if (error) throw error
  if (!data) throw changedMeanwhile()
  return data as unknown as StoredFacts
}
