// The pictures of the gallery, as admins keep them.
import type { GalleryPicture, PictureWords } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { callOffice } from './office-call.ts'
import { publishableKey } from './publishable-key.ts'

export type KeptPicture = GalleryPicture & { is_shown: boolean; updated_at: string }

const bucket = '/storage/v1/object/gallery'
const columns =
  'id, built_in, title, alt, category, width, height, avif_widths, webp_widths, is_shown, updated_at'

/** In the order in which they hang. */
export async function readGallery(): Promise<KeptPicture[]> {
  const { data, error } = await restClient()
    .from('gallery_pictures')
    .select(columns)
    .order('place')
    .order('id')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as KeptPicture[]
}

export async function readPicture(id: string): Promise<KeptPicture | null> {
  const { data, error } = await restClient()
    .from('gallery_pictures')
    .select(columns)
    .eq('id', id)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error && error.code !== '22P02') throw error
  return data as KeptPicture | null
}

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export async function savePicture(seen: KeptPicture, changes: Partial<PictureWords>): Promise<KeptPicture> {
  const { data, error } = await restClient()
    .from('gallery_pictures')
    .update(changes)
    .match({ id: seen.id, updated_at: seen.updated_at })
    .select(columns)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error) throw error
  if (!data) throw new Refusal('changed_meanwhile', 'Somebody has changed this meanwhile.')
  return data as KeptPicture
}

/** Refused with `changed_meanwhile` when the pictures no longer hang as they were seen. */
export const orderGallery = (seen: string[], wanted: string[]) =>
  callOffice<void>('order_gallery', { seen, wanted })

export async function removePicture(id: string) {
  const answer = await fetch(bucket, {
    method: 'DELETE',
    headers: { apikey: publishableKey(), authorization: await bearer(), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [id] }),
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
}

type Upload = { id: string; picture: Blob; onProgress: (share: number) => void }

/** Refused with the server's sentence. The id is made in the browser: sent again, it is the same picture. */
export async function uploadPicture({ id, picture, onProgress }: Upload) {
  const authorization = await bearer()
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    // Unlike fetch, it tells how much has been sent.
    const request = new XMLHttpRequest()
    request.open('POST', `${bucket}/${id}`)
    request.setRequestHeader('apikey', publishableKey())
    request.setRequestHeader('authorization', authorization)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = () => reject(new Error('The picture could not be sent.'))
    request.send(picture)
  })
  const isThere = status === 200 || status === 409
  if (!isThere || body.includes('gallery_full')) throw refusalOf(body)
}

function refusalOf(body: string) {
  try {
    const { code, message } = JSON.parse(body)
    return new Refusal(String(code), String(message))
  } catch {
    return new Error('The server gave no answer that can be read.')
  }
}
