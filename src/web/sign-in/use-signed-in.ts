import { useEffect, useState } from 'react'
import { readKept } from '#web/browser/kept.ts'
import { sessionKey } from '#web/browser/session-keys.ts'
import type { SignedIn } from '#web/data/visitor.ts'
import { reportError } from '#web/errors/error-report.ts'

/** The client who is signed in, once that is known; null for a visitor. Most are visitors, and load nothing for it. */
export function useSignedIn(): SignedIn | null | undefined {
  const [person, setPerson] = useState<SignedIn | null>()

  useEffect(() => {
    if (!readKept(sessionKey)) return setPerson(null)
    import('#web/data/visitor.ts')
      .then(({ readVisitor }) => readVisitor())
      .then(visitor => setPerson(visitor.mode === 'signed-in' ? visitor : null))
      .catch(error => {
        reportError(error)
        setPerson(null)
      })
  }, [])

  return person
}
