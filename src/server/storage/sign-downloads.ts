// Addresses that open a file for whoever holds them, until a time; given only to those who may see the file themselves.
import type { Context, Handler } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { readBucket } from './buckets.ts'
import { readObject } from './object-rows.ts'
import type { Signer } from './signed-tokens.ts'
import { StorageFault } from './storage-fault.ts'
import { requireObjectName } from './storage-names.ts'
import { placeOf } from './upload.ts'

type Parts = { sessions: Database; database: Database; identifyCaller: IdentifyCaller; signer: Signer }

const longestSeconds = 365 * 24 * 60 * 60
const mostAtOnce = 500

export function signDownload({ sessions, database, identifyCaller, signer }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const place = placeOf(c)
    const { seconds } = await askedOf(c)
    await requireSignable(database, place.bucket)
    await readObject(sessions, caller, place)
    return c.json({ signedURL: addressWith(place, await signer.signDownload(place, seconds)) })
  }
}

/** One line for each name, in their order: an address, or why there is none. */
export function signDownloads({ sessions, database, identifyCaller, signer }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const { seconds, paths } = await askedOf(c)
    if (!paths || paths.length > mostAtOnce) throw new StorageFault('InvalidParameter')
    const bucket = c.req.param('bucket') ?? ''
    await requireSignable(database, bucket)
    const names = paths.map(requireObjectName)
    const text =
      'select name from storage.objects where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))'
    const values = [bucket, JSON.stringify(names)]
    const [rows = []] = await sessions.tx(caller, [{ text, values }], { readOnly: true })
    const seen = new Set(rows.map(([name]) => name))
    const lines = names.map(async name => {
      if (!seen.has(name))
        return {
          error: 'Either the object does not exist or you do not have access to it',
          path: name,
          signedURL: null,
        }
      const place = { bucket, name }
      return {
        error: null,
        path: name,
        signedURL: addressWith(place, await signer.signDownload(place, seconds)),
      }
    })
    return c.json(await Promise.all(lines))
  }
}

// A photograph of somebody's home opens by no address of its own: what is shown today may be taken back tomorrow.
async function requireSignable(database: Database, id: string) {
  const bucket = await readBucket(database, id)
  if (bucket.is_made && !bucket.public) throw new StorageFault('NotSupported')
}

// The client itself encodes it.
const addressWith = ({ bucket, name }: { bucket: string; name: string }, token: string) =>
  `/object/sign/${bucket}/${name}?token=${token}`

async function askedOf(c: Context): Promise<{ seconds: number; paths: unknown[] | undefined }> {
  const { expiresIn, paths } = (await c.req.json().catch(() => undefined)) ?? {}
  const seconds = Number(expiresIn)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestSeconds)
    throw new StorageFault('InvalidParameter', 'expiresIn is a number of seconds, up to a year')
  return { seconds, paths: Array.isArray(paths) ? paths : undefined }
}
