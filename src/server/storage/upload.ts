// Files put in: POST for a new one (or over an old one, with x-upsert), PUT over one that is there, and PUT to a signed
// address. Who may is asked before the file is read; few are read at once.
import type { Context, Handler } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { type Bucket, readBucket } from './buckets.ts'
import { type Place, putObject, requireMayPut, type WayToPut } from './object-rows.ts'
import { readFileSent } from './read-file-sent.ts'
import type { Signer } from './signed-tokens.ts'
import { StorageFault } from './storage-fault.ts'
import { requireObjectName } from './storage-names.ts'

type Parts = { sessions: Database; database: Database; identifyCaller: IdentifyCaller; signer: Signer }

// Each holds its file in memory.
const mostAtOnce = 4
let atOnce = 0

export function uploadFile(parts: Parts): Handler<ServerEnv> {
  return async c => {
    const { sessions, database, identifyCaller } = parts
    const caller = await identifyCaller(c.req.raw.headers)
    const place = placeOf(c)
    const bucket = requireForPeople(await readBucket(database, place.bucket))
    const putting = { ...place, way: wayOf(c), caller, owner: ownerOf(caller) }
    await requireMayPut(sessions, putting)
    return oneOfFew(async () => {
      const sent = await readFileSent(c.req.raw, bucket)
      const id = await putObject(sessions, putting, { sent })
      return c.json({ Id: id, Key: `${place.bucket}/${place.name}` })
    })
  }
}

/** The right to put one file there, for somebody who has no account; for two hours, and once. */
export function signUpload({ sessions, database, identifyCaller, signer }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const place = placeOf(c)
    requireForPeople(await readBucket(database, place.bucket))
    const owner = ownerOf(caller)
    const way = isUpsert(c) ? 'upsert' : 'insert'
    await requireMayPut(sessions, { ...place, way, caller, owner })
    const token = await signer.signUpload({ ...place, owner, way })
    return c.json({
      url: `/object/upload/sign/${place.bucket}/${place.name}?token=${token}`,
      token,
    })
  }
}

export function uploadSigned({ database, signer }: Parts): Handler<ServerEnv> {
  return async c => {
    const place = placeOf(c)
    const { id, owner, way } = await signer.readUpload(c.req.query('token') ?? '', place)
    const bucket = requireForPeople(await readBucket(database, place.bucket))
    return oneOfFew(async () => {
      const sent = await readFileSent(c.req.raw, bucket)
      await putObject(
        database,
        { ...place, way, owner, caller: { role: 'backend' } },
        { sent, before: [{ text: 'select storage.use_upload_token($1::uuid)', values: [id] }] },
      )
      return c.json({ Key: `${place.bucket}/${place.name}` })
    })
  }
}

async function oneOfFew(work: () => Promise<Response>): Promise<Response> {
  if (atOnce >= mostAtOnce) throw new StorageFault('SlowDown')
  atOnce += 1
  try {
    return await work()
  } finally {
    atOnce -= 1
  }
}

export function placeOf(c: Context): Place {
  return { bucket: c.req.param('bucket') ?? '', name: requireObjectName(c.req.param('name')) }
}

// The server's own pictures are made anew and get in another way.
export function requireForPeople(bucket: Bucket): Bucket {
  if (bucket.is_made) throw new StorageFault('NotSupported')
  return bucket
}

const isUpsert = (c: Context) => c.req.header('x-upsert') === 'true'

function wayOf(c: Context): WayToPut {
  if (c.req.method === 'PUT') return 'update'
  return isUpsert(c) ? 'upsert' : 'insert'
}

export function ownerOf({ role, claims }: Caller): string | null {
  return role === 'authenticated' && claims ? (JSON.parse(claims).sub ?? null) : null
}
