import { useState } from 'react'
import { bookingNotices } from '#domain/messages.ts'
import type { Outcome } from './outcome.ts'
import type { Request, Sending } from './request-booking.ts'

// Sends the draft. Every result, failures too, is returned as one outcome with the sentence to show.
export function useBookingRequest() {
  const [isSending, setSending] = useState(false)

  const whileSending = async (work: (code: Code) => Promise<Outcome>, without: Outcome) => {
    setSending(true)
    const code = await loadSending().catch(() => undefined)
    const outcome = code ? await work(code) : without
    setSending(false)
    return outcome
  }
  const send = (sending: Sending) =>
    whileSending(code => code.checkAndRequest(sending), { refused: {}, notice: bookingNotices.failed })
  const sendAgain = (request: Request) =>
    whileSending(code => code.requestAndRemember(request), {
      unanswered: request.booking,
      notice: bookingNotices.failed,
    })
  return { isSending, send, sendAgain }
}

export const loadSending = () => import('./request-booking.ts')
type Code = Awaited<ReturnType<typeof loadSending>>
