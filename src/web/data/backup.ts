// A copy of everything, for admins to download.
import { headersAsSelf } from './as-self.ts'
import { callOffice } from './office-call.ts'

/** Null if none was ever made. */
export const readLastBackup = () => callOffice<string | null>('last_backup')

export async function downloadBackup(): Promise<{ name: string; file: Blob }> {
  const answer = await fetch('/backup', { headers: await headersAsSelf() })
  if (!answer.ok) throw new Error(`The backup was answered with ${answer.status}`)
  const [, name] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { name: name ?? 'backup.gz', file: await answer.blob() }
}
