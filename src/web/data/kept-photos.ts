// Photographs of a clean that have not arrived yet, kept in this browser so that neither a reload nor a closed list loses
// them. They are personal: signing out removes them (browser/session-keys.ts). A browser that keeps nothing, or is full, still
// sends: none of this fails.
import type { PhotoMoment } from '#domain/job-photo.ts'
import { Refusal } from '#domain/refusal.ts'
import { photosKey, photosWaitKey } from '#web/browser/session-keys.ts'
import { uploadJobPhoto } from './job-photos.ts'

export type KeptPhoto = {
  id: string
  bookingId: string
  taken: PhotoMoment
  file: File
  /** Tried again only by whoever looks at its clean. */
  isRefused?: boolean
}

export async function keepPhoto(photo: KeptPhoto) {
  const key = await inStore('readwrite', store => store.put(photo))
  if (key !== undefined) localStorage.setItem(photosWaitKey, 'yes')
}

export async function dropPhoto(id: string) {
  await inStore('readwrite', store => store.delete(id))
  const rest = await inStore('readonly', store => store.count())
  if (rest === 0) localStorage.removeItem(photosWaitKey)
}

export const readKeptPhotos = async () =>
  (await inStore<KeptPhoto[]>('readonly', store => store.getAll())) ?? []

/** One tab, and one of its parts, sends a photograph at a time. */
export const whileSending = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`${photosKey}.${id}`, work)

/** Sends what an earlier page left, and says how many arrived. What the server refuses stays to be seen at its clean. */
export async function sendKeptPhotos(): Promise<number> {
  let arrived = 0
  const kept = await readKeptPhotos()
  for (const { id } of kept.filter(({ isRefused }) => !isRefused)) {
    const outcome = await whileSending(id, () => sendIfKept(id))
    if (outcome === 'lost') break
    if (outcome === 'sent') arrived += 1
  }
  return arrived
}

async function sendIfKept(id: string): Promise<'sent' | 'refused' | 'lost' | 'gone'> {
  // Whoever held the lock before may have sent it.
  const photo = (await readKeptPhotos()).find(kept => kept.id === id)
  if (!photo) return 'gone'
  try {
    await uploadJobPhoto({ ...photo, picture: photo.file, onProgress: () => {} })
    await dropPhoto(id)
    return 'sent'
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'session_ended') return 'lost'
    await keepPhoto({ ...photo, isRefused: true })
    return 'refused'
  }
}

/** Undefined where this browser keeps nothing. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opening = indexedDB.open(photosKey, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('photos', { keyPath: 'id' })
    const database = await answerOf(opening)
    const answer = await answerOf(work(database.transaction('photos', mode).objectStore('photos')))
    database.close()
    return answer
  } catch {
    return undefined
  }
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
