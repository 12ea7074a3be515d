// The rows of files, read and written as whoever calls, so that the policies on storage.objects decide; their content is
// kept in the same transaction.
import { createHash, randomUUID } from 'node:crypto'
import type { Caller, Database, Statement } from '#server/database/database.ts'
import type { SentFile } from './read-file-sent.ts'
import { StorageFault, translating } from './storage-fault.ts'

export type Place = { bucket: string; name: string }

export type ObjectRow = {
  id: string
  name: string
  version: string
  metadata: { size: number; mimetype: string; cacheControl: string; eTag: string; lastModified: string }
  user_metadata: object | null
  created_at: string
  updated_at: string
}

export type WayToPut = 'insert' | 'upsert' | 'update'
type Putting = Place & { way: WayToPut; caller: Caller; owner: string | null }

const put: Record<WayToPut, string> = {
  insert: `insert into storage.objects (bucket_id, name, owner, version, metadata, user_metadata)
    values ($1, $2, $3::uuid, $4::uuid, $5::jsonb, $6::jsonb)`,
  upsert: `insert into storage.objects (bucket_id, name, owner, version, metadata, user_metadata)
    values ($1, $2, $3::uuid, $4::uuid, $5::jsonb, $6::jsonb)
    on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
      user_metadata = excluded.user_metadata, owner = excluded.owner, updated_at = now()`,
  update: `update storage.objects set owner = $3::uuid, version = $4::uuid, metadata = $5::jsonb,
      user_metadata = $6::jsonb, updated_at = now()
    where bucket_id = $1 and name = $2 returning id`,
}

/** Whether this caller may put a file there, asked before its content is read: done and taken back. */
export async function requireMayPut(sessions: Database, putting: Putting) {
  await run(sessions, putting, { statements: [statementFor(putting, randomUUID())], rollback: true })
}

/** Answers the file's id. */
export async function putObject(
  sessions: Database,
  putting: Putting,
  { sent, before = [] }: { sent: SentFile; before?: Statement[] },
): Promise<string> {
  const version = randomUUID()
  const keep = {
    text: 'select storage.keep_bytes($1::uuid, $2)',
    values: [version, Buffer.from(sent.bytes).toString('base64')],
  }
  const statements = [...before, statementFor(putting, version, sent), keep]
  const results = await run(sessions, putting, { statements })
  return results.at(-1)?.[0]?.[0] ?? ''
}

type Run = { statements: Statement[]; rollback?: boolean }

async function run(sessions: Database, { caller, way }: Putting, { statements, rollback = false }: Run) {
  const results = await translating(sessions.tx(caller, statements, { rollback }), {
    23505: 'KeyAlreadyExists',
    23503: 'NoSuchBucket',
  })
  const written = results.at(rollback ? -1 : -2) ?? []
  if (way === 'update' && written.length === 0) throw new StorageFault('NoSuchKey')
  return results
}

function statementFor({ bucket, name, way, owner }: Putting, version: string, sent?: SentFile): Statement {
  const metadata = JSON.stringify(sent ? metadataOf(sent) : {})
  return { text: put[way], values: [bucket, name, owner, version, metadata, sent?.told ?? null] }
}

function metadataOf({ bytes, type, cacheControl }: SentFile): object {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes.length,
    httpStatusCode: 200,
  }
}

const shape = `jsonb_build_object('id', id, 'name', name, 'version', version, 'metadata', metadata,
  'user_metadata', user_metadata, 'created_at', created_at, 'updated_at', updated_at)`

/** As this caller sees it; with no rights to see it there is no such file. */
export async function readObject(
  sessions: Database,
  caller: Caller,
  { bucket, name }: Place,
): Promise<ObjectRow> {
  const text = `select ${shape} from storage.objects where bucket_id = $1 and name = $2`
  const [[[found] = []] = []] = await sessions.tx(caller, [{ text, values: [bucket, name] }], {
    readOnly: true,
  })
  if (!found) throw new StorageFault('NoSuchKey')
  return JSON.parse(found)
}

const sliceBytes = 1024 * 1024

/** Slice by slice; one that is replaced meanwhile ends in an error rather than in another file's bytes. */
export async function* bytesOfObject(
  database: Database,
  version: string,
  { first, last }: { first: number; last: number },
): AsyncGenerator<Uint8Array> {
  for (let at = first; at <= last; at += sliceBytes) {
    const count = Math.min(sliceBytes, last - at + 1)
    const values = [version, String(at), String(count)]
    const statement = { text: 'select storage.read_bytes($1::uuid, $2::integer, $3::integer)', values }
    const [[[slice] = []] = []] = await database.tx({ role: 'backend' }, [statement], { readOnly: true })
    if (slice === undefined || slice === null) throw new Error('The file was replaced while it was read.')
    yield Buffer.from(slice, 'base64')
  }
}
