// The bucket "cleans": photographs of a clean, made anew like those of the gallery and kept in the database. Nobody sees one
// without a token: staff see all, a client what is shown to them, by their account or their booking's private link. docs/decisions/0082-the-job-sheet.md.
import type { Handler } from 'hono'
import { bookingKeyHeader } from '#domain/job-photo.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { filesAsJson, isAllowed, isPictureName, type PictureDesk } from './picture-desk.ts'
import type { PreparedPicture } from './prepare-picture.ts'
import { refuse } from './storage-refusal.ts'

type Parts = { database: Database; sessions: Database; identifyCaller: IdentifyCaller }

/** The name is a random id made by the sender: sent again, it is the same photograph. */
export function takePhoto(
  { database, sessions, identifyCaller }: Parts,
  desk: PictureDesk,
): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const { booking = '', taken = '', id = '' } = c.req.param()
    if (![booking, id].every(isPictureName) || !/^(before|after)$/.test(taken)) return refuse(c, 'bad_name')
    const question = { text: 'select public.may_store_job_photo($1::uuid)', values: [booking] }
    if (!(await isAllowed(sessions, caller, question))) return refuse(c, 'staff_only')
    return desk.take(c, async picture => {
      const isNew = await storePhoto(database, caller, { id, booking, taken, picture })
      return isNew ? c.json({ Id: id, Key: `cleans/${booking}/${taken}/${id}` }) : refuse(c, 'duplicate')
    })
  }
}

type Photo = { id: string; booking: string; taken: string; picture: PreparedPicture }

// In the server's name, so that only what it made itself gets in; with the caller's claims, so that it is on record who.
async function storePhoto(database: Database, caller: Caller, { id, booking, taken, picture }: Photo) {
  const statement = {
    text: 'select public.store_job_photo($1::uuid, $2::uuid, $3, $4::integer, $5::integer, $6::jsonb)',
    values: [id, booking, taken, String(picture.width), String(picture.height), filesAsJson(picture)],
  }
  const [[[isNew] = []] = []] = await database.tx({ ...caller, role: 'backend' }, [statement])
  return isNew === 't'
}

/** With the caller's rights: what is not theirs to see is not there. */
export function servePhoto({ sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async (c, next) => {
    const { id = '', file = '' } = c.req.param()
    const [, width] = /^(\d{1,4})\.webp$/.exec(file) ?? []
    // Of another kind, it is a file like any other.
    if (file.endsWith('.avif')) return next()
    const caller = await identifyCaller(c.req.raw.headers)
    const key = c.req.header(bookingKeyHeader) ?? null
    if (!isPictureName(id) || !width || (caller.role === 'anon' && !key)) return refuse(c, 'not_found')
    const statement = {
      text: 'select public.read_job_photo($1::uuid, $2::integer, $3)',
      values: [id, width, key],
    }
    const [[[hex] = []] = []] = await sessions.tx(caller, [statement], { readOnly: true })
    if (!hex) return refuse(c, 'not_found')
    return c.body(Uint8Array.from(Buffer.from(hex, 'hex')), 200, {
      'content-type': 'image/webp',
      // For this person alone, and gone with the session: another may sign in on the same phone.
      'cache-control': 'private, no-store',
    })
  }
}
