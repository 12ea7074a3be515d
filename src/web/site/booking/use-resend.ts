import { useEffect, useRef } from 'react'
import type { GuestBooking } from '#domain/booking.ts'

// An unanswered request is sent again, with the same id: when it is left from an earlier visit, when the connection is
// back, and when the visitor returns to the page.
export function useResend(kept: GuestBooking | undefined, resend: (kept: GuestBooking) => Promise<void>) {
  const isSentHere = useRef(false)
  const isBusy = useRef(false)
  const go = useRef(async () => {})
  go.current = async () => {
    if (!kept || isBusy.current || document.hidden) return
    isBusy.current = true
    await resend(kept)
    isBusy.current = false
  }

  const isWaiting = Boolean(kept)
  useEffect(() => {
    if (!isWaiting) return
    const tryAgain = () => void go.current()
    if (!isSentHere.current) tryAgain()
    addEventListener('online', tryAgain)
    document.addEventListener('visibilitychange', tryAgain)
    return () => {
      removeEventListener('online', tryAgain)
      document.removeEventListener('visibilitychange', tryAgain)
    }
  }, [isWaiting])

  const noteSending = () => {
    isSentHere.current = true
  }
  return { noteSending }
}
