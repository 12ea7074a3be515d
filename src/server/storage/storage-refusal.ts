// A no of the storage, as its public clients read it: a status, a stable word, and a sentence for people.
import type { Context } from 'hono'
import { pictureRefusalWords, storageRefusalWords } from '#content/gallery-office.ts'
import type { PictureRefusal } from '#domain/gallery.ts'

type StorageRefusal = keyof typeof storageRefusalWords

const statuses = {
  unauthorized: 403,
  bad_name: 400,
  bad_list: 400,
  no_upsert: 400,
  duplicate: 409,
  busy: 503,
  gallery_full: 409,
  in_use: 409,
  photos_full: 409,
  staff_only: 403,
  not_found: 404,
} as const satisfies Record<StorageRefusal, number>

export const refuse = (c: Context, code: StorageRefusal) =>
  answer(c, { code, status: statuses[code], message: storageRefusalWords[code] })

export function refusePicture(c: Context, code: PictureRefusal) {
  const status = code === 'too_large' ? 413 : 415
  return answer(c, { code, status, message: pictureRefusalWords[code] })
}

type Answer = { code: string; status: 400 | 403 | 404 | 409 | 413 | 415 | 503; message: string }

function answer(c: Context, { code, status, message }: Answer) {
  c.header('cache-control', 'no-store')
  // The body may not have been read, so the connection cannot carry another request.
  if (c.req.method === 'POST') c.header('connection', 'close')
  if (status === 503) c.header('retry-after', '5')
  return c.json({ statusCode: String(status), error: code, code, message }, status)
}
