import { useEffect, useState } from 'react'
import { type Invitation, readInvitation } from '#web/data/reviews.ts'
import { reportError } from '#web/errors/error-report.ts'

/** The link in our mail after a clean carries a token; the review is then marked as from a clean. */
export function useInvitation() {
  const [token, setToken] = useState<string>()
  const [invitation, setInvitation] = useState<Invitation | null>(null)

  useEffect(() => {
    const brought = new URLSearchParams(location.search).get('clean') ?? ''
    if (!/^[0-9a-f]{64}$/.test(brought)) return
    setToken(brought)
    // The review is accepted even if this cannot be checked.
    readInvitation(brought).then(setInvitation, reportError)
  }, [])

  // Said above the form, once it is known which clean it was; only then may the page say it.
  return { token, invitation, isKindTold: invitation !== null && !invitation.is_reviewed }
}
