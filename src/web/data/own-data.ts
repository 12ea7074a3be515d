// Everything of the signed-in client's own, for them to take along.
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { openProfile } from './profiles.ts'

type Row = Record<string, unknown>

/** Asked for by owner, not by what the caller may see: staff are clients too. */
export async function readOwnData(userId: string) {
  // On a first visit the profile is being made while the page is drawn: who is quick gets it too.
  await openProfile()
  const [profiles, bookings, registrations, referralsSent] = await Promise.all([
    readRows('client_profiles', 'user_id', userId),
    readRows('bookings', 'user_id', userId),
    readRows('loyalty_registrations', 'user_id', userId),
    readRows('referral_requests', 'user_id', userId),
  ])
  const own = { profile: profiles[0] ?? null, bookings, registrations, referralsSent }
  const customerId = profiles[0]?.customer_id
  if (!customerId) return { ...own, rewards: [], ledger: [], consents: [] }
  const [rewards, ledger, consents] = await Promise.all([
    readRows('rewards', 'customer_id', String(customerId)),
    readRows('ledger', 'customer_id', String(customerId)),
    readRows('consents', 'customer_id', String(customerId), 'given_at'),
  ])
  return { ...own, rewards, ledger, consents }
}

async function readRows(table: string, column: string, value: string, order = 'created_at'): Promise<Row[]> {
  const { data, error } = await restClient()
    .from(table)
    .select()
    .eq(column, value)
    .order(order)
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data
}
