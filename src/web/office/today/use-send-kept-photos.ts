import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { photosWaitKey } from '#web/browser/session-keys.ts'

/** Photographs that an earlier page could not send go once there is signal, whether their clean is opened or not. */
export function useSendKeptPhotos() {
  const queries = useQueryClient()
  const send = useEffectEvent(async () => {
    // The code for it is loaded only then.
    if (!navigator.onLine || !localStorage.getItem(photosWaitKey)) return
    const { sendKeptPhotos } = await import('#web/data/kept-photos.ts')
    if ((await sendKeptPhotos()) > 0) await queries.invalidateQueries({ queryKey: ['day'] })
  })
  useEffect(() => {
    const listener = () => void send()
    listener()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
