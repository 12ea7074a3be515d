// The door from the signed-in app to the tables and functions of the server.
import { PostgrestClient } from '@supabase/postgrest-js'
import { publishableKey } from './publishable-key.ts'

let client: PostgrestClient | undefined

export function restClient(): PostgrestClient {
  client ??= new PostgrestClient(`${location.origin}/rest/v1`, { headers: { apikey: publishableKey() } })
  return client
}
