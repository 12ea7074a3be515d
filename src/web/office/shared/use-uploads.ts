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
}

type Uploads = {
  /** The longest side of what leaves this phone. */
  longestSide?: number
  send: (sent: { id: string; picture: Blob; onProgress: (share: number) => void }) => Promise<unknown>
  /** The key of what is read again once one has arrived. */
  reads: string
}

export function useUploads({ longestSide, send: sendOne, reads }: Uploads) {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef(Promise.resolve())
  const isBusy = uploads.some(({ state }) => ['waiting', 'sending', 'preparing'].includes(state))
  useStayWhile(isBusy)

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads(current => current.map(upload => (upload.id === id ? { ...upload, ...changes } : upload)))

  async function send({ id, file }: Upload) {
    change(id, { state: 'sending', share: 0 })
    const onProgress = (share: number) => change(id, { share, state: share < 1 ? 'sending' : 'preparing' })
    try {
      const picture = await shrinkPicture(file, longestSide)
      if (picture.size > largestPictureBytes) throw new Refusal('too_large', pictureRefusalWords.too_large)
      await sendOne({ id, picture, onProgress })
      change(id, { state: 'done' })
      await queries.invalidateQueries({ queryKey: [reads] })
    } catch (error) {
      change(id, { state: 'failed', ...failureOf(error) })
    }
  }

  function enqueue(upload: Upload) {
    queue.current = queue.current.then(() => send(upload))
  }

  function add(files: Iterable<File>) {
    const added = Array.from(files, file => ({ id: newId(), file, state: 'waiting' as const, share: 0 }))
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

  const forget = ({ id }: Upload) => setUploads(current => current.filter(upload => upload.id !== id))

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
