// Calls of the office: made as the signed-in user, with the database's refusals turned into Refusal.
import type { PostgrestError } from '@supabase/postgrest-js'
import { Refusal, storedAsSent } from '#domain/refusal.ts'
import { asSelf } from './as-self.ts'
import { restApi } from './rest-api.ts'

export async function callOffice<T>(name: string, args: object = {}): Promise<T> {
  const { data, error } = await asSelf(restApi().rpc(name, args))
  if (error) throw officeError(error)
  return data as T
}

/** A new row with an id made in the browser: a repeat of one that did arrive is the same row, and counts as stored. */
export async function insertRow(table: string, row: object) {
  const { error } = await asSelf(restApi().from(table).insert(row))
  if (error && error.hint !== storedAsSent) throw officeError(error)
}

/** Our refusals carry their code in `details`. Other errors are returned unchanged. */
export function officeError(error: PostgrestError): Error {
  if (error.message.includes('_pkey"')) return new Refusal('key_taken', error.message)
  return error.code === 'P0001' && error.details ? new Refusal(error.details, error.message) : error
}
