import { useCallback, useEffect, useRef, useState } from 'react'
import { sessionKey } from '#web/browser/session-keys.ts'
import { isMailLink } from '#web/data/mail-link.ts'
import type { Visitor } from '#web/data/visitor.ts'
import { reportError } from '#web/errors/error-report.ts'

/** 'unknown' if the server could not tell: the form is a guest's, and nothing stored is touched. */
export type BookingVisitor = Visitor | { mode: 'opening' | 'unknown' }

// Most visitors are guests, so the code for accounts is loaded only for the others.
export function useVisitor(isAwake: boolean) {
  const [visitor, setVisitor] = useState<BookingVisitor>({ mode: 'guest' })
  // Until then the form is drawn as a guest's, but nothing is concluded from it.
  const [isKnown, setKnown] = useState(false)
  const [startTab, setStartTab] = useState<'sign-in'>()
  const wasKept = useRef(false)

  const look = useCallback(async () => {
    try {
      const { readVisitor } = await import('#web/data/visitor.ts')
      setVisitor(await readVisitor())
    } catch (error) {
      reportError(error)
      setVisitor({ mode: 'unknown' })
    }
    setKnown(true)
  }, [])

  const welcome = useCallback(async () => {
    setVisitor({ mode: 'opening' })
    // The link's session is handled below, not also by the event it causes.
    wasKept.current = true
    if (isMailLink() && (await takeArrival()) === 'elsewhere') setStartTab('sign-in')
    wasKept.current = keepsSession()
    await look()
  }, [look])

  useEffect(() => {
    if (!isAwake) return
    wasKept.current = keepsSession()
    if (takeWish()) setStartTab('sign-in')
    if (wasKept.current || isMailLink()) welcome()
    else setKnown(true)
    // Someone signs in or out, in this tab or another.
    const onChange = () => {
      if (keepsSession() === wasKept.current) return
      wasKept.current = !wasKept.current
      look()
    }
    addEventListener('storage', onChange)
    return () => removeEventListener('storage', onChange)
  }, [isAwake, look, welcome])

  return { visitor, isKnown, startTab, look }
}

/** The dashboard sends here whoever has not signed in. */
function takeWish(): boolean {
  if (location.hash !== '#sign-in') return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

async function takeArrival() {
  const [{ arrive }, { sayArrival }] = await Promise.all([
    import('#web/data/arrive.ts'),
    import('#web/sign-in/arrival-notice.ts'),
  ])
  const arrival = await arrive()
  sayArrival(arrival)
  return arrival.kind
}

function keepsSession() {
  try {
    return Boolean(localStorage.getItem(sessionKey))
  } catch {
    // A browser that forbids storage keeps no session either.
    return false
  }
}
