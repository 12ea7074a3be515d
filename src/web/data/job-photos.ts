// The photographs of a clean. Nobody gets one without a token, so they are fetched and not linked to.
import type { Rows } from '#domain/rows.ts'
import { asSelf, headersAsSelf } from './as-self.ts'
import { callOffice } from './office-call.ts'
import { fetchPhoto } from './photo-address.ts'
import { restApi } from './rest-api.ts'
import { sendPicture } from './send-picture.ts'

export type JobPhoto = Pick<
  Rows['job_photos'],
  'id' | 'booking_id' | 'taken' | 'width' | 'height' | 'is_shared' | 'agreed_at'
>

const columns = 'id, booking_id, taken, width, height, is_shared, agreed_at'

/** In the order in which they were taken. */
export async function readJobPhotos(bookingId: string): Promise<JobPhoto[]> {
  const query = restApi().from('job_photos').select(columns).eq('booking_id', bookingId)
  const { data, error } = await asSelf(query.order('created_at').order('id'))
  if (error) throw error
  return data as JobPhoto[]
}

type Upload = {
  id: string
  bookingId: string
  taken: JobPhoto['taken']
  picture: Blob
  onProgress: (share: number) => void
}

export const uploadJobPhoto = ({ id, bookingId, taken, ...sent }: Upload) =>
  sendPicture(`/storage/v1/object/cleans/${bookingId}/${taken}/${id}`, sent)

export async function shareJobPhoto({ id }: JobPhoto, is_shared: boolean) {
  const { error } = await asSelf(restApi().from('job_photos').update({ is_shared }).eq('id', id))
  if (error) throw error
}

export async function removeJobPhoto({ id }: JobPhoto) {
  const { error } = await asSelf(restApi().from('job_photos').delete().eq('id', id))
  if (error) throw error
}

export const noteConsent = ({ id }: JobPhoto, agrees: boolean) =>
  callOffice<void>('note_photo_consent', { photo_id: id, agrees })

/** Answers its id in the gallery. */
export const hangJobPhoto = ({ id }: JobPhoto) => callOffice<string>('hang_job_photo', { photo_id: id })

export const readPhotoAddress = async (id: string, width: number) =>
  fetchPhoto(id, width, await headersAsSelf())
