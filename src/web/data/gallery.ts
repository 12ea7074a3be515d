// The gallery's pictures, for admins.

import type { GalleryPicture, PictureWords } from '#domain/gallery.ts'
import { asSelf, headersAsSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { callOffice } from './office-call.ts'
import { restApi } from './rest-api.ts'
import { refusalOf, sendPicture } from './send-picture.ts'

export type KeptPicture = GalleryPicture & { is_shown: boolean; updated_at: string }

const bucket = '/storage/v1/object/gallery'
const columns =
  'id, built_in, title, alt, category, width, height, avif_widths, webp_widths, is_shown, updated_at'

/** In the gallery's order. */
export async function readGallery(): Promise<KeptPicture[]> {
  const { data, error } = await asSelf(
    restApi().from('gallery_pictures').select(columns).order('place').order('id'),
  )
  if (error) throw error
  return data as KeptPicture[]
}

export async function readPicture(id: string): Promise<KeptPicture | null> {
  const { data, error } = await asSelf(
    restApi().from('gallery_pictures').select(columns).eq('id', id).maybeSingle(),
  )
  if (error && error.code !== '22P02') throw error
  return data as KeptPicture | null
}

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export async function savePicture(seen: KeptPicture, changes: Partial<PictureWords>): Promise<KeptPicture> {
  const { data, error } = await asSelf(
    restApi()
      .from('gallery_pictures')
      .update(changes)
      .match({ id: seen.id, updated_at: seen.updated_at })
      .select(columns)
      .maybeSingle(),
  )
  if (error) throw error
  if (!data) throw changedMeanwhile()
  return data as KeptPicture
}

/** So that the list of the gallery says what it is for; it stays hidden there. */
export async function nameHiddenPicture(id: string, title: string) {
  const { error } = await asSelf(restApi().from('gallery_pictures').update({ title }).eq('id', id))
  if (error) throw error
}

/** Refused with `changed_meanwhile` if the order has changed since it was read. */
export const orderGallery = (seen: string[], wanted: string[]) =>
  callOffice<void>('order_gallery', { seen, wanted })

export async function removePicture(id: string) {
  const answer = await fetch(bucket, {
    method: 'DELETE',
    headers: { ...(await headersAsSelf()), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [id] }),
  })
  if (!answer.ok) throw refusalOf(await answer.text())
}

type Upload = { id: string; picture: Blob; as?: 'logo' | undefined; onProgress: (share: number) => void }

/** Refused with the server's sentence. The id is made in the browser: sent again, it is the same picture. */
export const uploadPicture = ({ id, as, ...sent }: Upload) =>
  sendPicture(`${bucket}/${id}${as ? `?as=${as}` : ''}`, sent)
