// Files handed out: to whom the policies show them, to everybody where the bucket is public, and to whoever holds a signed
// address. In parts where asked, and never such that a file acts in the reader's browser.
import type { Context, Handler } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { streamOf } from '#server/reports/stream-of.ts'
import { readBucket } from './buckets.ts'
import { rangeOf } from './byte-range.ts'
import { safeHeaders } from './file-types.ts'
import { bytesOfObject, type ObjectRow, readObject } from './object-rows.ts'
import type { Signer } from './signed-tokens.ts'
import { StorageFault } from './storage-fault.ts'
import { placeOf } from './upload.ts'

type Parts = { sessions: Database; database: Database; identifyCaller: IdentifyCaller; signer: Signer }

const hidden = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

export function downloadFile({ sessions, database, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    return answerFile(c, database, { row: await readObject(sessions, caller, placeOf(c)), headers: hidden })
  }
}

export function downloadPublic({ database }: Parts): Handler<ServerEnv> {
  return async c => {
    const place = placeOf(c)
    const bucket = await readBucket(database, place.bucket)
    if (!bucket.public) throw new StorageFault('NoSuchBucket')
    const row = await readObject(database, { role: 'backend' }, place)
    const headers = {
      'cache-control': `public, ${row.metadata.cacheControl}`,
      'cross-origin-resource-policy': 'cross-origin',
    }
    return answerFile(c, database, { row, headers })
  }
}

export function downloadSigned({ database, signer }: Parts): Handler<ServerEnv> {
  return async c => {
    const place = placeOf(c)
    await signer.readDownload(c.req.query('token') ?? '', place)
    const row = await readObject(database, { role: 'backend' }, place)
    const headers = {
      ...hidden,
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    }
    return answerFile(c, database, { row, headers })
  }
}

export function tellOfFile({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    return c.json(infoOf(await readObject(sessions, caller, placeOf(c)), c))
  }
}

export function tellOfPublicFile({ database }: Parts): Handler<ServerEnv> {
  return async c => {
    const place = placeOf(c)
    if (!(await readBucket(database, place.bucket)).public) throw new StorageFault('NoSuchBucket')
    return c.json(infoOf(await readObject(database, { role: 'backend' }, place), c))
  }
}

function infoOf(
  { id, name, version, metadata, user_metadata, created_at, updated_at }: ObjectRow,
  c: Context,
) {
  return {
    ...{ id, name, version, bucket_id: c.req.param('bucket'), created_at, updated_at },
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    last_modified: metadata.lastModified,
    metadata: user_metadata ?? {},
  }
}

type Answer = { row: ObjectRow; headers: Record<string, string> }

function answerFile(c: Context, database: Database, { row, headers }: Answer) {
  const { size, mimetype, eTag, lastModified } = row.metadata
  const always = {
    ...headers,
    ...safeHeaders(mimetype, row.name, c.req.query('download')),
    etag: eTag,
    'last-modified': new Date(lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  }
  if (c.req.header('if-none-match') === eTag) return c.body(null, 304, always)
  const range = rangeWanted(c, row)
  const { first, last } = range ?? { first: 0, last: size - 1 }
  return c.body(streamOf(bytesOfObject(database, row.version, { first, last })), range ? 206 : 200, {
    ...always,
    'content-length': String(last - first + 1),
    ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
  })
}

// A part of what the reader holds already; of another version it would be a part of something else.
function rangeWanted(c: Context, { metadata }: ObjectRow) {
  const ifRange = c.req.header('if-range')
  if (ifRange !== undefined && ifRange !== metadata.eTag) return undefined
  try {
    return rangeOf(c.req.header('range'), metadata.size)
  } catch (error) {
    c.header('content-range', `bytes */${metadata.size}`)
    throw error
  }
}
