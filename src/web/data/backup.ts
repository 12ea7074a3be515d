// A copy of everything, for admins to download.
import { headersAsSelf } from './as-self.ts'
import { callOffice } from './office-call.ts'

/** Null if none was ever made. */
export const readLastBackup = () => callOffice<string | null>('last_backup')

export const downloadBackup = () => download('/backup')

/** Everything as spreadsheets. */
export const downloadTables = () => download('/reports/everything', 'POST')

async function download(path: string, method = 'GET'): Promise<{ name: string; file: Blob }> {
  const answer = await fetch(path, { method, headers: await headersAsSelf() })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  const [, name] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { name: name ?? 'backup.gz', file: await answer.blob() }
}
