// Calls of the office: as whoever is signed in, and a refusal of the database as a Refusal.
import type { PostgrestError } from '@supabase/postgrest-js'
import { Refusal } from '#domain/refusal.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'

export async function callOffice<T>(name: string, args: object = {}): Promise<T> {
  const { data, error } = await restClient()
    .rpc(name, args)
    .setHeader('Authorization', await bearer())
  if (error) throw officeError(error)
  return data as T
}

/** Our refusals carry their code in `details`. What else went wrong stays as it is. */
export function officeError(error: PostgrestError): Error {
  return error.code === 'P0001' && error.details ? new Refusal(error.details, error.message) : error
}
