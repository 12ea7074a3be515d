import { useState } from 'react'
import { forget, keep, readKept } from '#web/browser/kept.ts'

/** A text beside what is stored, kept in this browser until it is sent. */
export function useKeptText(key: string, stored: string) {
  const [typed, setTyped] = useState(() => {
    const kept = readKept(key)
    return typeof kept === 'string' ? kept : undefined
  })
  return {
    value: typed ?? stored,
    isChanged: typed !== undefined && typed !== stored,
    type(text: string) {
      setTyped(text)
      keep(key, text)
    },
    /** It is stored, and stays in the field until it is read again. */
    sent(text: string) {
      forget(key)
      setTyped(text)
    },
    startAgain() {
      forget(key)
      setTyped(undefined)
    },
  }
}
