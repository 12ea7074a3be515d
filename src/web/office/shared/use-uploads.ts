// Pictures on their way to the server, one after the other. One that failed stays, with the reason, to be sent again.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pictureRefusalWords, galleryOffice as words } from '#content/gallery-office.ts'
import { largestPictureBytes, pictureRefusals } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'
import { newId } from '#web/browser/random.ts'
import { shrinkPicture } from '#web/pictures/shrink-picture.ts'

export type Upload = {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'preparing' | 'done' | 'failed'
  /** Share of bytes sent, from 0 to 1. */
  share: number
  error?: string
  /** The picture itself is fine: sending it again may work. */
  canRetry?: boolean
  /** There was no answer: it goes again by itself once there is signal. */
  isLost?: boolean
  /** Found on the shelf, where an earlier page left it. */
  isKept?: boolean
}

/** Where pictures are kept in this browser until they have arrived. It never fails. */
type Shelf = {
  read: () => Promise<{ id: string; file: File }[]>
  keep: (upload: { id: string; file: File }) => Promise<unknown>
  drop: (id: string) => Promise<unknown>
  whileSending: (id: string, work: () => Promise<void>) => Promise<void>
}

type Uploads = {
  /** The longest side of what leaves this phone. */
  longestSide?: number
  send: (sent: { id: string; picture: Blob; onProgress: (share: number) => void }) => Promise<unknown>
  /** The key of what is read again once one has arrived. */
  reads: string
  shelf?: Shelf
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function useUploads({ longestSide, send: sendOne, reads, shelf }: Uploads) {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef(Promise.resolve())
  const isBusy = uploads.some(({ state }) => ['waiting', 'sending', 'preparing'].includes(state))
  useStayWhile(isBusy)

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads(current => current.map(upload => (upload.id === id ? { ...upload, ...changes } : upload)))

  async function send({ id, file, isKept }: Upload) {
    change(id, { state: 'sending', share: 0 })
    const onProgress = (share: number) => change(id, { share, state: share < 1 ? 'sending' : 'preparing' })
    try {
      // Meanwhile another part of this browser may have sent it.
      if (isKept && !(await shelf?.read())?.some(kept => kept.id === id)) return change(id, { state: 'done' })
      const picture = await shrinkPicture(file, longestSide)
      if (picture.size > largestPictureBytes) throw new Refusal('too_large', pictureRefusalWords.too_large)
      await shelf?.keep({ id, file: new File([picture], file.name, { type: picture.type }) })
      await sendOne({ id, picture, onProgress })
      await shelf?.drop(id)
      change(id, { state: 'done' })
      await queries.invalidateQueries({ queryKey: [reads] })
    } catch (error) {
      const failure = failureOf(error)
      if (!failure.canRetry) await shelf?.drop(id)
      change(id, { state: 'failed', ...failure })
    }
  }

  function enqueue(upload: Upload) {
    const work = () => send(upload)
    queue.current = queue.current.then(() => (shelf ? shelf.whileSending(upload.id, work) : work()))
  }

  const add = (files: Iterable<File>) => addAll(Array.from(files, file => ({ id: newId(), file })))

  function addAll(pictures: Pick<Upload, 'id' | 'file' | 'isKept'>[]) {
    const added = pictures.map(picture => ({ ...picture, state: 'waiting' as const, share: 0 }))
    setUploads(current => [...current.filter(({ state }) => state !== 'done'), ...added])
    for (const upload of added) enqueue(upload)
  }

  function retry(upload: Upload) {
    change(upload.id, { state: 'waiting' })
    enqueue(upload)
  }

  useOnSignal(() => {
    for (const upload of uploads) if (upload.state === 'failed' && upload.isLost) retry(upload)
  })

  const takeUp = useEffectEvent(async () => {
    const kept = (await shelf?.read()) ?? []
    addAll(kept.map(({ id, file }) => ({ id, file, isKept: true })))
  })
  useEffect(() => void takeUp(), [])

  function forget({ id }: Upload) {
    void shelf?.drop(id)
    setUploads(current => current.filter(upload => upload.id !== id))
  }

  return { uploads, isBusy, add, retry, forget }
}

function failureOf(error: unknown) {
  if (!(error instanceof Refusal)) return { error: words.uploads.lost, canRetry: true, isLost: true }
  return { error: error.message, canRetry: !pictureRefusals.some(code => code === error.code), isLost: false }
}

function useOnSignal(act: () => void) {
  const onSignal = useEffectEvent(act)
  useEffect(() => {
    const listener = () => onSignal()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}

// Leaving would lose the pictures that are not sent yet.
function useStayWhile(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}
