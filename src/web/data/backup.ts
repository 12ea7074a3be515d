// A copy of everything, for admins to take along.
import { bearer } from './auth.ts'
import { callOffice } from './office-call.ts'
import { publishableKey } from './publishable-key.ts'

/** Null where none was ever made. */
export const readLastBackup = () => callOffice<string | null>('last_backup')

export async function downloadBackup(): Promise<{ name: string; file: Blob }> {
  const headers = { apikey: publishableKey(), Authorization: await bearer() }
  const answer = await fetch('/backup', { headers })
  if (!answer.ok) throw new Error(`The backup was answered with ${answer.status}`)
  const [, name] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { name: name ?? 'backup.gz', file: await answer.blob() }
}
