// The bucket "gallery": pictures that admins upload, re-encoded and kept in the database. Speaks as much of the public
// storage wire as the product uses; docs/decisions/0018-pictures-in-the-database.md says why they are there.
import type { Context, Handler } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { filesAsJson, isAllowed, isPictureName, type PictureDesk } from './picture-desk.ts'
import type { PreparedPicture } from './prepare-picture.ts'
import { refuse } from './storage-refusal.ts'

type Parts = { database: Database; sessions: Database; identifyCaller: IdentifyCaller }

/** The name is a random id made by the sender: sent again, it is the same picture. */
export function takePicture(
  { database, sessions, identifyCaller }: Parts,
  desk: PictureDesk,
): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    if (!(await mayStore(sessions, caller))) return refuse(c, 'unauthorized')
    const id = c.req.param('id') ?? ''
    if (!isPictureName(id)) return refuse(c, 'bad_name')
    const keep = async (picture: PreparedPicture) => {
      if (!(await storePicture(database, caller, { id, picture }))) return refuse(c, 'duplicate')
      return c.json({ Id: id, Key: `gallery/${id}` })
    }
    return desk.take(c, keep, wantedAs(c))
  }
}

// A logo may be transparent, long and drawn.
const wantedAs = (c: Context) => (c.req.query('as') === 'logo' ? 'logo' : 'picture')

export function servePicture({ database }: Pick<Parts, 'database'>): Handler<ServerEnv> {
  return async c => {
    const { id = '', file = 'webp' } = c.req.param()
    const [, width, format] = /^(?:(\d{1,4})\.)?(avif|webp)$/.exec(file) ?? []
    const bytes = isPictureName(id) && format && (await readPicture(database, [id, format, width ?? null]))
    if (!bytes) return refuse(c, 'not_found')
    // A picture never changes under its name.
    return c.body(bytes, 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
}

/** Answers what was removed; what is not there, or not the caller's to remove, is left out. */
export function removePictures({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    if (!(await mayStore(sessions, caller))) return refuse(c, 'unauthorized')
    const { prefixes } = await c.req.json().catch(() => ({}))
    if (!Array.isArray(prefixes) || prefixes.length > 100) return refuse(c, 'bad_list')
    const ids = prefixes.filter(name => typeof name === 'string' && isPictureName(name))
    const removal = {
      text: 'delete from public.gallery_pictures where id = any ($1::uuid[]) returning id',
      values: [`{${ids.join()}}`],
    }
    try {
      const [rows = []] = await sessions.tx(caller, [removal])
      return c.json(rows.map(([id]) => ({ name: id, id, bucket_id: 'gallery' })))
    } catch (error) {
      if (error instanceof DatabaseError && error.detail === 'picture_in_use') return refuse(c, 'in_use')
      throw error
    }
  }
}

const mayStore = (sessions: Database, caller: Caller) =>
  isAllowed(sessions, caller, { text: 'select public.may_store_pictures()' })

// In the server's name, so that only what it made itself gets in; with the caller's claims, so that it is on record who.
async function storePicture(
  database: Database,
  caller: Caller,
  { id, picture }: { id: string; picture: PreparedPicture },
): Promise<boolean> {
  const statement = {
    text: 'select public.store_picture($1::uuid, $2::integer, $3::integer, $4::jsonb)',
    values: [id, String(picture.width), String(picture.height), filesAsJson(picture)],
  }
  const [[[isNew] = []] = []] = await database.tx({ ...caller, role: 'backend' }, [statement])
  return isNew === 't'
}

async function readPicture(database: Database, values: (string | null)[]) {
  const statement = {
    text: 'select public.read_picture($1::uuid, $2, $3::integer)',
    values,
    name: 'read picture',
  }
  const [[[hex] = []] = []] = await database.tx({ role: 'backend' }, [statement], { readOnly: true })
  return hex ? Uint8Array.from(Buffer.from(hex, 'hex')) : undefined
}
