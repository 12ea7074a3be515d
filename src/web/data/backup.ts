// A copy of everything, for admins to download.
import { invoke } from './invoke.ts'
import { callOffice } from './office-call.ts'

/** Null if none was ever made. */
export const readLastBackup = () => callOffice<string | null>('last_backup')

export const downloadBackup = () => download('backup')

/** Everything as spreadsheets. */
export const downloadTables = () => download('everything')

async function download(called: string): Promise<{ name: string; file: Blob }> {
  const answer = await invoke(called)
  const [, name] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { name: name ?? 'backup.gz', file: await answer.blob() }
}
