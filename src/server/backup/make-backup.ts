import type { Database } from '#server/database/database.ts'
import { packBackup, unpackBackup } from './archive.ts'

const timeoutMs = 120_000

/** Made while the business runs: one statement reads all tables as of one moment. Read back before it counts. */
export async function makeBackup(database: Database): Promise<Buffer> {
  const statements = [{ text: 'select held_in, held from public.read_backup()' }]
  const [read = []] = await database.tx({ role: 'backend' }, statements, { readOnly: true, timeoutMs })
  const rows = read.map(([table, row]) => ({ table: String(table), row: String(row) }))
  const bytes = await packBackup({ madeAt: new Date().toISOString(), rows })
  const held = await unpackBackup(bytes)
  if (held.rows.length !== rows.length)
    throw new Error(`The backup holds ${held.rows.length} rows of ${rows.length}.`)
  return bytes
}
