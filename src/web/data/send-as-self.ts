// A row that is a client's when somebody is signed in, and a visitor's otherwise. All that knows of accounts is loaded
// only for the former.
import { Refusal } from '#domain/refusal.ts'
import { submitRow } from './submit.ts'

type OwnRow = { user_id?: string | null | undefined }

export async function sendAsSelf(table: string, row: OwnRow) {
  if (!row.user_id) return submitRow(table, row)
  try {
    const { bearer } = await import('./auth.ts')
    return await submitRow(table, row, await bearer())
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'session_ended')) throw cause
    // Ended from another device: it is a visitor's then, and nothing is lost.
    return submitRow(table, { ...row, user_id: null })
  }
}
