import { useCallback, useEffect, useRef, useState } from 'react'
import { bringsSomething } from '#web/data/brought.ts'
import type { Visitor } from '#web/data/visitor.ts'
import { reportError } from '#web/error-report.ts'
import { sessionKey } from '#web/session-keys.ts'

/** 'unknown' where the server could not say: the form is a guest's, and nothing kept is touched. */
export type BookingVisitor = Visitor | { mode: 'opening' | 'unknown' }

// Most visitors are guests, so all that knows of accounts is loaded only for the others.
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
    // What the link brings is looked at below, not also when the browser tells of it.
    wasKept.current = true
    if (bringsSomething() && (await takeArrival()) === 'elsewhere') setStartTab('sign-in')
    wasKept.current = keepsSession()
    await look()
  }, [look])

  useEffect(() => {
    if (!isAwake) return
    wasKept.current = keepsSession()
    if (wasKept.current || bringsSomething()) welcome()
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

async function takeArrival() {
  const [{ arrive }, { sayArrival }] = await Promise.all([
    import('#web/data/arrive.ts'),
    import('#web/doors/arrival-notice.ts'),
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
