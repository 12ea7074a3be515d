// Everything of the signed-in client's own, for them to take along.
import { bearer } from './auth.ts'
import { restClient } from './client.ts'

type Row = Record<string, unknown>

/** Asked for by owner, not by what the caller may see: staff are clients too. */
export async function readOwnData(userId: string) {
  const [profiles, bookings] = await Promise.all([
    readRows('client_profiles', 'user_id', userId),
    readRows('bookings', 'user_id', userId),
  ])
  const customerId = profiles[0]?.customer_id
  if (!customerId) return { profile: profiles[0] ?? null, bookings, rewards: [], ledger: [] }
  const [rewards, ledger] = await Promise.all([
    readRows('rewards', 'customer_id', String(customerId)),
    readRows('ledger', 'customer_id', String(customerId)),
  ])
  return { profile: profiles[0], bookings, rewards, ledger }
}

async function readRows(table: string, column: string, value: string): Promise<Row[]> {
  const { data, error } = await restClient()
    .from(table)
    .select()
    .eq(column, value)
    .order('created_at')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data
}
