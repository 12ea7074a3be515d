// The profile of a signed-in client: who to write to, who to phone, where to clean.

import { PostgrestError } from '@supabase/postgrest-js'
import type { ProfileFields } from '#domain/account.ts'
import type { Rows } from '#domain/rows.ts'
import { reportError } from '#web/errors/error-report.ts'
import { readAccount } from './account.ts'
import { asSelf } from './as-self.ts'
import { restApi } from './rest-api.ts'

export type Profile = ProfileFields & Pick<Rows['client_profiles'], 'id' | 'user_id' | 'email' | 'updated_at'>

const columns = 'id, user_id, email, first_name, last_name, phone, address, marketing_consent, updated_at'

/**
 * The profile, created from the sign-up's values if there is none yet; null for an account without any.
 * The account's e-mail address is the one that counts.
 */
export async function openProfile(): Promise<Profile | null> {
  const account = await readAccount()
  const kept = await readProfile(account.id)
  if (!kept) return makeProfile(account)
  return kept.email === account.email ? kept : changeProfile(account.id, { email: account.email })
}

async function readProfile(userId: string): Promise<Profile | null> {
  const { data, error } = await asSelf(
    restApi().from('client_profiles').select(columns).eq('user_id', userId).maybeSingle(),
  )
  if (error) throw new PostgrestError(error)
  return data
}

type Account = { id: string; email: string; about: Record<string, unknown> }

// As the specification demands, a profile that cannot be created is only logged: the account exists all the same.
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
  try {
    // Another tab may be quicker: the link in the mail opens one beside the waiting form.
    return (await createProfile({ id, email }, fields)) ?? (await readProfile(id))
  } catch (error) {
    reportError(error)
    return null
  }
}

/** Null if there is one already. */
export async function createProfile(
  { id, email }: Pick<Account, 'id' | 'email'>,
  fields: ProfileFields,
): Promise<Profile | null> {
  const { data, error } = await asSelf(
    restApi()
      .from('client_profiles')
      .upsert({ user_id: id, email, ...fields }, { onConflict: 'user_id', ignoreDuplicates: true })
      .select(columns),
  )
  if (error) throw new PostgrestError(error)
  return data[0] ?? null
}

/** Null if somebody else has changed it since it was read. */
export async function changeProfile(
  userId: string,
  changes: Partial<ProfileFields & { email: string }>,
  seen?: Pick<Profile, 'updated_at'>,
): Promise<Profile | null> {
  const asSeen = seen ? { updated_at: seen.updated_at } : {}
  const { data, error } = await asSelf(
    restApi()
      .from('client_profiles')
      .update(changes)
      .match({ user_id: userId, ...asSeen })
      .select(columns)
      .maybeSingle(),
  )
  if (error) throw new PostgrestError(error)
  return data
}
