// Where uploaded pictures are made anew, for the gallery and for the cleans: one after the other, and few at once.
import type { Context } from 'hono'
import { pictureRefusals } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Caller, Database, Statement } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import type { Log } from '#server/log.ts'
import { createPictureWorkshop, type PictureUse } from './picture-workshop.ts'
import type { PreparedPicture } from './prepare-picture.ts'
import { readUpload } from './read-upload.ts'
import { refuse, refusePicture } from './storage-refusal.ts'

export type PictureDesk = {
  /** Reads what was sent, makes it anew, and hands it over; what cannot be taken is answered with a sentence. */
  take(c: Context, keep: (picture: PreparedPicture) => Promise<Response>, use?: PictureUse): Promise<Response>
}

// Each holds its file in memory while it waits for its turn.
const mostAtOnce = 4

export function createPictureDesk(log: Log): PictureDesk {
  const workshop = createPictureWorkshop(log)
  let atOnce = 0
  return {
    async take(c, keep, use) {
      if (c.req.header('x-upsert') === 'true') return refuse(c, 'no_upsert')
      if (atOnce >= mostAtOnce) return refuse(c, 'busy')
      atOnce += 1
      try {
        return await keep(await workshop.prepare(await readUpload(c.req.raw), use))
      } catch (error) {
        return answerRefusal(c, error)
      } finally {
        atOnce -= 1
      }
    },
  }
}

export const isPictureName = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

/** Asked before any work is done. */
export async function isAllowed(sessions: Database, caller: Caller, question: Statement): Promise<boolean> {
  try {
    await sessions.tx(caller, [question], { readOnly: true })
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42501') return false
    throw error
  }
}

/** The files as the functions of the database take them. */
export const filesAsJson = ({ files }: PreparedPicture) =>
  JSON.stringify(
    files.map(({ bytes, ...file }) => ({ ...file, bytes: Buffer.from(bytes).toString('base64') })),
  )

function answerRefusal(c: Context, error: unknown) {
  const code = error instanceof Refusal && pictureRefusals.find(known => known === error.code)
  if (code) return refusePicture(c, code)
  if (!(error instanceof DatabaseError)) throw error
  if (error.detail === 'gallery_full' || error.detail === 'photos_full') return refuse(c, error.detail)
  if (error.code === '42501') return refuse(c, 'unauthorized')
  throw error
}
