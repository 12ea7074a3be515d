// How the signed-in app reaches the server's tables and functions.
import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js'
import { publishableKey } from './publishable-key.ts'

let client: PostgrestClient | undefined

/** What is asked of a table, filtered and ordered further before it is sent. */
export interface TableQuery extends PromiseLike<{ data: unknown; error: PostgrestError | null }> {
  eq(column: string, value: string): TableQuery
  neq(column: string, value: string): TableQuery
  gte(column: string, value: string): TableQuery
  in(column: string, values: string[]): TableQuery
  or(filters: string): TableQuery
  order(column: string, options?: { ascending: boolean }): TableQuery
  limit(count: number): TableQuery
  retry(isOn: boolean): TableQuery
  setHeader(name: string, value: string): TableQuery
}

export function restApi(): PostgrestClient {
  client ??= new PostgrestClient(`${location.origin}/rest/v1`, { headers: { apikey: publishableKey() } })
  return client
}
