// The one door from the browser to the tables and functions of the server.
import { PostgrestClient } from '@supabase/postgrest-js'

let client: PostgrestClient | undefined

// Made at the first call: this file is also loaded where pages are rendered, which has no document.
export function restClient(): PostgrestClient {
  client ??= new PostgrestClient(`${location.origin}/rest/v1`, { headers: { apikey: publishableKey() } })
  return client
}

// The server writes the key into every page; it says which project calls and is no secret.
export function publishableKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="publishable-key"]')?.content ?? ''
}
