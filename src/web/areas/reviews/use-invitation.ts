import { useEffect, useState } from 'react'
import { type Invitation, readInvitation } from '#web/data/reviews.ts'
import { reportError } from '#web/error-report.ts'

/** Whoever comes by the link in our mail after a clean brings its token; the review is then marked as from a clean. */
export function useInvitation() {
  const [token, setToken] = useState<string>()
  const [invitation, setInvitation] = useState<Invitation | null>(null)

  useEffect(() => {
    const brought = new URLSearchParams(location.search).get('clean') ?? ''
    if (!/^[0-9a-f]{64}$/.test(brought)) return
    setToken(brought)
    // The review is taken all the same where this cannot be said.
    readInvitation(brought).then(setInvitation, reportError)
  }, [])

  return { token, invitation }
}
