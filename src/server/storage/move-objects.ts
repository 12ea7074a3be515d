// Files moved, copied and removed, as whoever calls: the policies decide on the one place and on the other.
import { randomUUID } from 'node:crypto'
import type { Context, Handler } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { type Bucket, readBucket } from './buckets.ts'
import { limitFor } from './byte-size.ts'
import { requireAllowed } from './file-types.ts'
import { type ObjectRow, type Place, readObject } from './object-rows.ts'
import { StorageFault, translating } from './storage-fault.ts'
import { requireObjectName } from './storage-names.ts'
import { ownerOf, placeOf, requireForPeople } from './upload.ts'

type Parts = { sessions: Database; database: Database; identifyCaller: IdentifyCaller }

const mostAtOnce = 1000

export function moveFile({ sessions, database, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const { from, to } = await placesOf(c)
    const target = await requireBoth(database, { from, to })
    const { id, metadata } = await readObject(sessions, caller, from)
    requireFits(metadata, target)
    const move = {
      text: `update storage.objects set bucket_id = $2, name = $3, updated_at = now() where id = $1::uuid returning id`,
      values: [id, to.bucket, to.name],
    }
    const [moved = []] = await translating(sessions.tx(caller, [move]), { 23505: 'KeyAlreadyExists' })
    if (moved.length === 0) throw new StorageFault('AccessDenied')
    return c.json({ message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.name}` })
  }
}

export function copyFile({ sessions, database, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const { from, to, keepsMetadata } = await placesOf(c)
    const target = await requireBoth(database, { from, to })
    const { metadata, user_metadata, version } = await readObject(sessions, caller, from)
    requireFits(metadata, target)
    const copied = randomUUID()
    const told = keepsMetadata && user_metadata ? JSON.stringify(user_metadata) : null
    const isOver = c.req.header('x-upsert') === 'true'
    const copy = {
      text: `insert into storage.objects (bucket_id, name, owner, version, metadata, user_metadata)
        values ($1, $2, $3::uuid, $4::uuid, $5::jsonb, $6::jsonb) ${isOver ? over : ''}`,
      values: [to.bucket, to.name, ownerOf(caller), copied, JSON.stringify(metadata), told],
    }
    const content = { text: 'select storage.copy_bytes($1::uuid, $2::uuid)', values: [version, copied] }
    const [, [[id] = []] = []] = await translating(sessions.tx(caller, [copy, content]), {
      23505: 'KeyAlreadyExists',
    })
    return c.json({ Id: id, Key: `${to.bucket}/${to.name}` })
  }
}

const over = `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
  user_metadata = excluded.user_metadata, owner = excluded.owner, updated_at = now()`

/** Answers what was removed; what is not there, or not the caller's to remove, is left out. */
export function removeFiles({ sessions, database, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const bucket = c.req.param('bucket') ?? ''
    requireForPeople(await readBucket(database, bucket))
    const { prefixes } = (await c.req.json().catch(() => undefined)) ?? {}
    if (!Array.isArray(prefixes) || prefixes.length > mostAtOnce) throw new StorageFault('InvalidParameter')
    const names = prefixes.map(entry => requireObjectName(typeof entry === 'string' ? entry : entry?.path))
    const removal = {
      text: `delete from storage.objects where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))
        returning jsonb_build_object('id', id, 'name', name, 'bucket_id', bucket_id, 'owner', owner, 'owner_id', owner_id,
          'version', version, 'created_at', created_at, 'updated_at', updated_at, 'last_accessed_at', last_accessed_at,
          'metadata', metadata, 'user_metadata', user_metadata)`,
      values: [bucket, JSON.stringify(names)],
    }
    const [rows = []] = await sessions.tx(caller, [removal])
    return c.json(rows.map(([row]) => JSON.parse(row ?? '{}')))
  }
}

export function removeFile({ sessions, database, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const { bucket, name } = placeOf(c)
    requireForPeople(await readBucket(database, bucket))
    const text = 'delete from storage.objects where bucket_id = $1 and name = $2 returning id'
    const [rows = []] = await sessions.tx(caller, [{ text, values: [bucket, name] }])
    if (rows.length === 0) throw new StorageFault('NoSuchKey')
    return c.json({ message: 'Successfully deleted' })
  }
}

async function placesOf(c: Context): Promise<{ from: Place; to: Place; keepsMetadata: boolean }> {
  const told = (await c.req.json().catch(() => undefined)) ?? {}
  if (typeof told.bucketId !== 'string') throw new StorageFault('InvalidParameter')
  return {
    from: { bucket: told.bucketId, name: requireObjectName(told.sourceKey) },
    to: {
      bucket: String(told.destinationBucket ?? told.bucketId),
      name: requireObjectName(told.destinationKey),
    },
    keepsMetadata: told.copyMetadata !== false,
  }
}

async function requireBoth(database: Database, { from, to }: { from: Place; to: Place }): Promise<Bucket> {
  requireForPeople(await readBucket(database, from.bucket))
  return requireForPeople(await readBucket(database, to.bucket))
}

// What a bucket does not take gets in by no other way either.
function requireFits({ mimetype, size }: ObjectRow['metadata'], bucket: Bucket) {
  requireAllowed(mimetype, bucket.allowed_mime_types)
  if (size > limitFor(mimetype, bucket.file_size_limit)) throw new StorageFault('EntityTooLarge')
}
