// All data of the signed-in client, for them to download.
import { asSelf } from './as-self.ts'
import { openProfile } from './profiles.ts'
import { restApi } from './rest-api.ts'

type Row = Record<string, unknown>

/** Filtered by owner, because staff may read everybody's and can be clients too. */
export async function readOwnData(userId: string) {
  // On a first visit the profile is still being created: a quick click gets it too.
  await openProfile()
  const [profiles, bookings, registrations, referralsSent] = await Promise.all([
    readRows('client_profiles', 'user_id', userId),
    readRows('bookings', 'user_id', userId),
    readRows('loyalty_registrations', 'user_id', userId),
    readRows('referral_requests', 'user_id', userId),
  ])
  const own = {
    profile: profiles[0] ?? null,
    bookings: bookings.map(withoutPlanning),
    registrations,
    referralsSent,
  }
  const customerId = profiles[0]?.customer_id
  if (!customerId) return { ...own, rewards: [], ledger: [], consents: [] }
  const [rewards, ledger, consents] = await Promise.all([
    readRows('rewards', 'customer_id', String(customerId)),
    readRows('ledger', 'customer_id', String(customerId)),
    readRows('consents', 'customer_id', String(customerId), 'given_at'),
  ])
  return { ...own, rewards, ledger, consents }
}

// Why the office laid one clean over another may tell of the other client.
const withoutPlanning = ({ overbooked_reason, overbooked_by, ...booking }: Row): Row => booking

async function readRows(table: string, column: string, value: string, order = 'created_at'): Promise<Row[]> {
  const { data, error } = await asSelf(restApi().from(table).select().eq(column, value).order(order))
  if (error) throw error
  return data
}
