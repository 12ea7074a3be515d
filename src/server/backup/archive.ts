// A backup as bytes: gzipped lines of JSON. The first says what it is, each further one is a row, the last one carries
// the hash of all before it. Nothing in it depends on the engine, so it also moves a business from one to the other.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sealedBy } from '#server/auth/data-key.ts'

const format = 'coastal-clean-backup'
const version = 1
const largestBytes = 2 ** 31

export type KeptRow = { table: string; row: string }
export type Backup = { madeAt: string; rows: KeptRow[] }

/** Its secrets: how many second factors, and the ids of the keys that open them. The keys are elsewhere. */
export type Secrets = { secondFactors: number; sealedWith: string[]; isAnyOpen: boolean }

/** Throws where a row is none: what cannot be restored is no backup. */
export async function packBackup({ madeAt, rows }: Backup): Promise<Buffer> {
  const kept = rows.map(({ table, row }) => {
    if (!isRow(row)) throw new Error(`A row of ${table} came out empty, so this would be no backup.`)
    return `{"table":${JSON.stringify(table)},"row":${row}}`
  })
  const lines = [
    JSON.stringify({ format, version, madeAt, rows: rows.length, secrets: secretsIn(rows) }),
    ...kept,
  ]
  const text = `${lines.join('\n')}\n`
  return promisify(gzip)(`${text}${JSON.stringify({ sha256: sha256(text) })}\n`)
}

/** Throws a sentence for people where the file is none of ours, cut off or changed. */
export async function unpackBackup(bytes: Buffer): Promise<Backup> {
  const unzipped = await promisify(gunzip)(bytes, { maxOutputLength: largestBytes }).catch(() => undefined)
  if (!unzipped) throw new Error('This file is not a backup, or it is damaged.')
  const text = unzipped.toString('utf8')
  const endsAt = text.lastIndexOf('\n', text.length - 2) + 1
  const [lines, last] = [text.slice(0, endsAt), text.slice(endsAt)]
  if (readJson(last)?.sha256 !== sha256(lines))
    throw new Error('This backup is damaged: its checksum is wrong.')
  const [first = '', ...kept] = lines.trimEnd().split('\n')
  const head = readJson(first)
  if (head?.format !== format) throw new Error('This file is not a backup of ours.')
  if (head.version !== version) throw new Error('This backup was made by a newer version. Update first.')
  const rows = kept.map(readRow)
  if (rows.length !== head.rows) throw new Error('This backup is damaged: rows are missing.')
  return { madeAt: String(head.madeAt), rows }
}

// The row stays as it was written: JavaScript's numbers know neither cents (950.00) nor long integers.
function readRow(line: string): KeptRow {
  const { table } = JSON.parse(line)
  const before = `{"table":${JSON.stringify(table)},"row":`
  const row = line.slice(before.length, -1)
  if (!line.startsWith(before) || !isRow(row))
    throw new Error(`This backup is damaged: a row of ${table} is empty.`)
  return { table: String(table), row }
}

const isRow = (row: string) => row.startsWith('{')

export function secretsIn(rows: KeptRow[]): Secrets {
  const factors = rows.filter(({ table }) => table === 'auth.mfa_factors').map(({ row }) => JSON.parse(row))
  // A device's key and a phone share no secret with us.
  const kept = factors.filter(({ secret }) => secret !== null)
  const keyIds = kept.map(({ secret }) => sealedBy(String(secret)))
  return {
    secondFactors: kept.length,
    sealedWith: [...new Set(keyIds.filter(id => id !== undefined))],
    isAnyOpen: keyIds.includes(undefined),
  }
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
