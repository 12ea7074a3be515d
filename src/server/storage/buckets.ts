// Buckets: made, changed, emptied and removed by admins and the secret key; the database's policies say who that is.
import type { Context, Handler } from 'hono'
import { z } from 'zod'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { bytesOf, largestBytes } from './byte-size.ts'
import { StorageFault, translating } from './storage-fault.ts'
import { requireBucketName } from './storage-names.ts'

type Parts = { sessions: Database; database: Database; identifyCaller: IdentifyCaller }

export type Bucket = {
  id: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  is_made: boolean
}

const shape = `jsonb_build_object('id', id, 'name', name, 'owner', coalesce(owner::text, ''), 'public', public,
  'type', 'STANDARD', 'file_size_limit', file_size_limit, 'allowed_mime_types', allowed_mime_types,
  'created_at', created_at, 'updated_at', updated_at)`

const wanted = z.object({
  public: z.boolean().default(false),
  file_size_limit: z.union([z.number(), z.string(), z.null()]).optional(),
  allowed_mime_types: z
    .array(z.string().regex(/^(\*|[\w.+-]{1,60})\/(\*|[\w.+-]{1,100})$/))
    .max(50)
    .nullish(),
})

/** Known to the server, whoever asks. */
export async function readBucket(database: Database, id: string): Promise<Bucket> {
  const text = `select jsonb_build_object('id', id, 'public', public, 'file_size_limit', file_size_limit,
    'allowed_mime_types', allowed_mime_types, 'is_made', is_made) from storage.buckets where id = $1`
  const [[[found] = []] = []] = await database.tx({ role: 'backend' }, [{ text, values: [id] }], {
    readOnly: true,
  })
  if (!found) throw new StorageFault('NoSuchBucket')
  return JSON.parse(found)
}

export function listBuckets({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const { limit, offset, search = '', sortColumn = 'name', sortOrder = 'asc' } = c.req.query()
    const order = ['id', 'name', 'created_at', 'updated_at'].includes(sortColumn) ? sortColumn : 'name'
    const text = `select ${shape} from storage.buckets where position(lower($1) in lower(name)) > 0
      order by ${order} ${sortOrder === 'desc' ? 'desc' : 'asc'}, id limit $2::integer offset $3::integer`
    const values = [search.replaceAll('\0', ''), countOf(limit, 100), countOf(offset, 0)]
    const [rows = []] = await sessions.tx(caller, [{ text, values }], { readOnly: true })
    return c.json(rows.map(([row]) => JSON.parse(row ?? '{}')))
  }
}

export function getBucket({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    return c.json(await readSeen(sessions, caller, c.req.param('bucket') ?? ''))
  }
}

export function createBucket({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const told = await c.req.json().catch(() => undefined)
    const id = requireBucketName(told?.id ?? told?.name)
    const statement = {
      text: `insert into storage.buckets (id, name, owner, public, file_size_limit, allowed_mime_types)
        values ($1, $1, auth.uid(), $2::boolean, $3::bigint, nullif(array(select jsonb_array_elements_text($4::jsonb)), '{}'))`,
      values: [id, ...settingsOf(told)],
    }
    await translating(sessions.tx(caller, [statement]), { 23505: 'BucketAlreadyExists' })
    return c.json({ name: id })
  }
}

/** What is left out stays as it was, as with the public service. */
export function updateBucket({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const id = await requireOwnBucket(sessions, caller, c)
    const told = (await c.req.json().catch(() => undefined)) ?? {}
    const statement = {
      text: `update storage.buckets set public = case when $5::jsonb ? 'public' then $2::boolean else public end,
          file_size_limit = case when $5::jsonb ? 'file_size_limit' then $3::bigint else file_size_limit end,
          allowed_mime_types = case when $5::jsonb ? 'allowed_mime_types'
            then nullif(array(select jsonb_array_elements_text($4::jsonb)), '{}') else allowed_mime_types end
        where id = $1`,
      values: [id, ...settingsOf(told), toldOf(told)],
    }
    await sessions.tx(caller, [statement])
    return c.json({ message: 'Successfully updated' })
  }
}

export function emptyBucket({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const id = await requireOwnBucket(sessions, caller, c)
    await sessions.tx(caller, [{ text: 'delete from storage.objects where bucket_id = $1', values: [id] }])
    return c.json({ message: 'Successfully emptied' })
  }
}

export function deleteBucket({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const id = await requireOwnBucket(sessions, caller, c)
    const removal = { text: 'delete from storage.buckets where id = $1', values: [id] }
    await translating(sessions.tx(caller, [removal]), { 23503: 'ResourceNotEmpty' })
    return c.json({ message: 'Successfully deleted' })
  }
}

// One that the caller sees, and that is not the server's own.
async function requireOwnBucket(sessions: Database, caller: Caller, c: Context): Promise<string> {
  const id = c.req.param('bucket') ?? ''
  const { is_made } = await readSeen(sessions, caller, id)
  if (is_made) throw new StorageFault('NotSupported')
  return id
}

async function readSeen(sessions: Database, caller: Caller, id: string) {
  const text = `select ${shape} || jsonb_build_object('is_made', is_made) from storage.buckets where id = $1`
  const values = [id.replaceAll('\0', '')]
  const [[[found] = []] = []] = await sessions.tx(caller, [{ text, values }], { readOnly: true })
  if (!found) throw new StorageFault('NoSuchBucket')
  return JSON.parse(found)
}

function settingsOf(told: unknown): (string | null)[] {
  const { data } = wanted.safeParse(told ?? {})
  if (!data) throw new StorageFault('InvalidParameter')
  const limit = data.file_size_limit ?? null
  const bytes = limit === null || limit === 0 || limit === '0' ? null : bytesOf(limit)
  if (bytes !== null && bytes > largestBytes) throw new StorageFault('EntityTooLarge')
  return [
    String(data.public),
    bytes === null ? null : String(bytes),
    JSON.stringify(data.allowed_mime_types ?? []),
  ]
}

const toldOf = (told: object) =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(wanted.shape)
        .filter(key => key in told)
        .map(key => [key, true]),
    ),
  )

export const countOf = (told: unknown, usual: number, most = 10_000): string => {
  const count = Number(told ?? usual)
  return String(Number.isInteger(count) && count >= 0 ? Math.min(count, most) : usual)
}
