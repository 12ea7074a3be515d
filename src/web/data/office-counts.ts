// How many wait behind a tab. Apart from what their pages read, so that the frame of the office is light.
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { callOffice } from './office-call.ts'

export async function countRequests(): Promise<number> {
  const { count, error } = await restClient()
    .from('bookings')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'pending')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return count ?? 0
}

export const readUnread = () => callOffice<number>('inbox_unread')
