import type { Database } from '#server/database/database.ts'
import { packBackup } from './archive.ts'

const timeoutMs = 120_000

/** Made while the business runs: one statement reads all tables as they stood at one moment. */
export async function makeBackup(database: Database): Promise<Buffer> {
  const statements = [{ text: 'select held_in, held from public.read_backup()' }]
  const [rows = []] = await database.tx({ role: 'backend' }, statements, { readOnly: true, timeoutMs })
  return packBackup({
    madeAt: new Date().toISOString(),
    rows: rows.map(([table, row]) => ({ table: String(table), row: String(row) })),
  })
}
