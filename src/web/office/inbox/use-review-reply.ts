// The draft of a reply to a review: kept across reloads, and sent by whichever button is pressed next.
import { useState } from 'react'
import { answerLimits, reviewReplySchema } from '#domain/inbox.ts'
import { fieldMessages } from '#domain/messages.ts'
import { forget, keep, readKept } from '#web/browser/kept.ts'
import type { ReviewItem } from '#web/data/inbox.ts'

type Typed = { reply?: string | null }
type Kept = { values?: { reply?: string } } | undefined

export type ReviewReply = ReturnType<typeof useReviewReply>

export function useReviewReply(item: ReviewItem) {
  const key = `coastal-clean.reply-${item.id}`
  const stored = item.reply ?? ''
  const [typed, setTyped] = useState(() => (readKept(key) as Kept)?.values?.reply)
  const [error, setError] = useState<string>()

  function startAgain() {
    forget(key)
    setTyped(undefined)
    setError(undefined)
  }

  function type(reply: string) {
    setTyped(reply)
    setError(undefined)
    keep(key, { values: { reply } })
  }

  /** It is stored, and stays in the field until the review is read again. */
  function sent({ reply }: Typed) {
    forget(key)
    if (reply !== undefined) setTyped(reply ?? '')
  }

  /** The reply to store with the next change: undefined if nothing was typed, null to remove it from the page. */
  function check(): Typed | undefined {
    if (typed === undefined || typed === stored) return {}
    const { data } = reviewReplySchema.safeParse({ reply: typed })
    if (data) return { reply: data.reply || null }
    setError(fieldMessages.maxLength(answerLimits.reply))
  }

  return {
    value: typed ?? stored,
    error,
    isChanged: typed !== undefined && typed !== stored,
    type,
    check,
    sent,
    startAgain,
  }
}
