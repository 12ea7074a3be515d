// Each attempt to store a row has its own id, and only a repeat of exactly the same values uses it again. So two tabs
// never store different rows under one id, and a row sent twice is stored once.
import { storedBefore } from '#content/attempt.ts'
import { isStoredOtherwise, Refusal } from '#domain/refusal.ts'
import { newId } from '#web/browser/random.ts'

/** The sent values and their id. Kept with the draft until the outcome is known. */
export type Attempt = { id: string; words: string }

type Storing = {
  row: object
  last: Attempt | undefined
  /** Called before anything is sent, so that a reload in the middle still knows the id. */
  keep: (attempt: Attempt | undefined) => void
  /** Refused with `key_taken` where something else is stored under that id. */
  send: (id: string) => Promise<unknown>
}

/** Returns the id under which the row is stored. */
export async function storeOnce({ row, last, keep, send }: Storing): Promise<string> {
  const words = JSON.stringify(row)
  const isRepeat = last?.words === words
  const attempt = isRepeat ? last : { id: newId(), words }
  keep(attempt)
  try {
    await send(attempt.id)
    return attempt.id
  } catch (error) {
    if (!isStoredOtherwise(error)) {
      // A refused first try is not stored; after a refused repeat the first try may still be.
      if (error instanceof Refusal && !isRepeat) keep(undefined)
      throw error
    }
  }
  keep(undefined)
  // The first try was stored and has been changed since: a person must decide whether to store it again.
  if (isRepeat) throw new Refusal('stored_before', storedBefore)
  const other = { id: newId(), words }
  keep(other)
  await send(other.id)
  return other.id
}

/** The failure notice for the case that an earlier try was stored after all. */
export const laterWord = (error: unknown) =>
  error instanceof Refusal && error.code === 'stored_before' ? { text: error.message } : {}
