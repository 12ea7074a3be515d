// The profile of a signed-in client: who to write to, who to phone, where to clean.
import { PostgrestError } from '@supabase/postgrest-js'
import type { ProfileFields } from '#domain/account.ts'
import { reportError } from '#web/error-report.ts'
import { readAccount } from './account.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'

export type Profile = ProfileFields & { id: string; user_id: string; email: string; updated_at: string }

const columns = 'id, user_id, email, first_name, last_name, phone, address, marketing_consent, updated_at'

/**
 * The profile, made from what the sign-up told when there is none yet; null for an account that told nothing.
 * The account's address is the one that counts.
 */
export async function openProfile(): Promise<Profile | null> {
  const account = await readAccount()
  const kept = await readProfile(account.id)
  if (!kept) return makeProfile(account)
  return kept.email === account.email ? kept : changeProfile(account.id, { email: account.email })
}

async function readProfile(userId: string): Promise<Profile | null> {
  const { data, error } = await restClient()
    .from('client_profiles')
    .select(columns)
    .eq('user_id', userId)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error) throw new PostgrestError(error)
  return data
}

type Account = { id: string; email: string; about: Record<string, unknown> }

// As the specification wants it, a profile that cannot be made is only logged: the account is there all the same.
async function makeProfile({ id, email, about }: Account): Promise<Profile | null> {
  if (!about.first_name || !about.last_name) return null
  const { first_name, last_name, phone, marketing_consent } = about
  const fields = {
    first_name: String(first_name),
    last_name: String(last_name),
    phone: phone ? String(phone) : null,
    address: null,
    marketing_consent: marketing_consent === true,
  }
  return createProfile({ id, email }, fields).catch(error => {
    // Another tab was quicker.
    if (error.code === '23505') return readProfile(id)
    reportError(error)
    return null
  })
}

export async function createProfile(
  { id, email }: Pick<Account, 'id' | 'email'>,
  fields: ProfileFields,
): Promise<Profile> {
  const { data, error } = await restClient()
    .from('client_profiles')
    .insert({ user_id: id, email, ...fields })
    .select(columns)
    .setHeader('Authorization', await bearer())
    .single()
  if (error) throw new PostgrestError(error)
  return data
}

/** Null when it is no longer as it was seen: someone else has changed it meanwhile. */
export async function changeProfile(
  userId: string,
  changes: Partial<ProfileFields & { email: string }>,
  seen?: Pick<Profile, 'updated_at'>,
): Promise<Profile | null> {
  const asSeen = seen ? { updated_at: seen.updated_at } : {}
  const { data, error } = await restClient()
    .from('client_profiles')
    .update(changes)
    .match({ user_id: userId, ...asSeen })
    .select(columns)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error) throw new PostgrestError(error)
  return data
}
