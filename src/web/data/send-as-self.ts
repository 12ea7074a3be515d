// Sends a row as the signed-in client, or else as a visitor. The code for accounts is loaded only for the former.
import { Refusal } from '#domain/refusal.ts'
import { submitRow } from './submit.ts'

type OwnRow = { user_id?: string | null | undefined }

export async function sendAsSelf(table: string, row: OwnRow) {
  if (!row.user_id) return submitRow(table, row)
  try {
    const { submitAsSelf } = await import('./as-self.ts')
    return await submitAsSelf(table, row)
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'session_ended')) throw cause
    // Ended from another device: it is sent as a visitor's, and nothing is lost.
    return submitRow(table, { ...row, user_id: null })
  }
}
