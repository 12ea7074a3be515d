// Puts a backup into a database that db/ has been applied to, all of it or nothing.
import { type Owner, quoteLiteral } from '#server/database/owner.ts'
import { type KeptRow, type Secrets, secretsIn, unpackBackup } from './archive.ts'
import { bringForward } from './older-rows.ts'

type Restore = { owner: Owner; bytes: Buffer; overwrite: boolean }
type Table = { name: string; columns: string[] }

const pageLimits = { rows: 500, characters: 8_000_000 }

export async function restoreBackup({
  owner,
  bytes,
  overwrite,
}: Restore): Promise<{ rows: number; madeAt: string; secrets: Secrets }> {
  const { rows: kept, madeAt } = await unpackBackup(bytes)
  const rows = bringForward(kept)
  const tables = await readTables(owner)
  const unknown = rows.find(({ table }) => !tables.some(({ name }) => name === table))
  if (unknown)
    throw new Error(`This backup has ${unknown.table}, which this version does not know. Update first.`)
  await owner.run('begin; set constraints all immediate')
  try {
    if (!overwrite) await requireEmpty(owner)
    await owner.run(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
    for (const table of tables)
      await fillTable(
        owner,
        table,
        rows.filter(row => row.table === table.name),
      )
    // A backup may be older than what its rows are held to now.
    await owner.run(
      `select private.catch_up_services(), private.catch_up_diary(), private.catch_up_people(${isPhoneTold(rows)}),
        private.catch_up_money(${isInvoiceTold(rows)}), private.catch_up_facts()`,
    )
    await owner.run('commit')
  } catch (error) {
    await owner.run('rollback').catch(() => {})
    throw error
  }
  return { rows: kept.length, madeAt, secrets: secretsIn(kept) }
}

const isPhoneTold = (rows: KeptRow[]) =>
  rows.every(({ table, row }) => table !== 'public.customers' || 'is_phone_verified' in JSON.parse(row))

const isInvoiceTold = (rows: KeptRow[]) =>
  rows.every(({ table, row }) => table !== 'public.services' || 'invoice_id' in JSON.parse(row))

async function readTables(owner: Owner): Promise<Table[]> {
  const rows = await owner.run('select name, array_to_json(columns) from private.tables_to_keep()')
  return rows.map(([name, columns]) => ({ name: String(name), columns: JSON.parse(String(columns)) }))
}

async function requireEmpty(owner: Owner) {
  const used = ['auth.users', 'public.customers', 'public.bookings', 'public.contact_messages']
  const [row] = await owner.run(`select ${used.map(table => `exists (select from ${table})`).join(' or ')}`)
  if (row?.[0] === 't')
    throw new Error('This database is not empty. Nothing was changed. Say --overwrite to replace all of it.')
}

// Triggers are still: what they would do, the rows already say. Keys to other rows are checked all the same.
async function fillTable(owner: Owner, { name, columns }: Table, rows: KeptRow[]) {
  if (rows.length === 0) return
  const kept = new Set(Object.keys(JSON.parse(rows[0]?.row ?? '{}')))
  const listed = columns
    .filter(column => kept.has(column))
    .map(column => `"${column}"`)
    .join(', ')
  await owner.run(`alter table ${name} disable trigger user`)
  for (const page of pagesOf(rows.map(({ row }) => row))) {
    await owner.run(`insert into ${name} (${listed}) select ${listed}
      from jsonb_populate_recordset(null::${name}, ${quoteLiteral(`[${page.join()}]`)}::jsonb)`)
  }
  await owner.run(`alter table ${name} enable trigger user`)
}

// Pictures are large, so it is not the number of rows alone that counts.
function* pagesOf(rows: string[]) {
  let page: string[] = []
  let characters = 0
  for (const row of rows) {
    page.push(row)
    characters += row.length
    if (page.length < pageLimits.rows && characters < pageLimits.characters) continue
    yield page
    page = []
    characters = 0
  }
  if (page.length > 0) yield page
}
