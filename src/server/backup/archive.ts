// A backup as bytes: gzipped lines of JSON. The first says what it is, each further one is a row, the last one carries
// the hash of all before it. Nothing in it depends on the engine, so it also moves a business from one to the other.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const format = 'coastal-clean-backup'
const version = 1
const largestBytes = 2 ** 31

export type KeptRow = { table: string; row: string }
export type Backup = { madeAt: string; rows: KeptRow[] }

export async function packBackup({ madeAt, rows }: Backup): Promise<Buffer> {
  const lines = [JSON.stringify({ format, version, madeAt, rows: rows.length })]
  for (const { table, row } of rows) lines.push(`{"table":${JSON.stringify(table)},"row":${row}}`)
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
  const rows = kept.map(line => {
    const { table, row } = JSON.parse(line)
    return { table: String(table), row: JSON.stringify(row) }
  })
  if (rows.length !== head.rows) throw new Error('This backup is damaged: rows are missing.')
  return { madeAt: String(head.madeAt), rows }
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
