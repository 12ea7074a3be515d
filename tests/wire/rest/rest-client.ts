// The real public client, speaking to the data service in this process: no port, no server.
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Caller } from '#server/database/database.ts'
import type { RestHandler } from '#server/rest/handler.ts'

type From = { caller?: Caller; address?: string }

export function fetchFrom(
  rest: RestHandler,
  { caller = { role: 'anon' }, address = '192.0.2.1' }: From = {},
) {
  return (input: RequestInfo | URL, init?: RequestInit) => rest(new Request(input, init), { caller, address })
}

export function clientOf(rest: RestHandler, from: From & { schema?: string } = {}) {
  // biome-ignore lint/suspicious/noExplicitAny: the schema is made in the test, so no type describes it.
  return new PostgrestClient<any, any, any>('http://rest.test/rest/v1', {
    fetch: fetchFrom(rest, from),
    schema: from.schema,
    retry: false,
  })
}

export const signedIn = (sub: string): Caller => ({
  role: 'authenticated',
  claims: JSON.stringify({ sub, role: 'authenticated' }),
})
