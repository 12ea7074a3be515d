// Search words and filters of a list are kept in the address, so that Back, a reload and a colleague find the same list.
// Words are searched for once the typing pauses.
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsMoving, useLocation, useSearchParams } from '#web/router/routing.tsx'

const typingMs = 250

export function useListSearch() {
  const { pathname } = useLocation()
  const isHere = !useIsMoving()
  const [params, setParams] = useSearchParams()
  const askedWords = params.get('q') ?? ''
  const [words, setWords] = useState(askedWords)
  const ask = (name: string, value: string | undefined) => {
    // The current address, not the one of the last render: a link may have been followed during the pause.
    const current = new URLSearchParams(window.location.search)
    if (value) current.set(name, value)
    else current.delete(name)
    // A panel that is open then leads to the list as it is asked for now, not back to the one that it was opened from.
    setParams(current, { replace: true })
  }

  // Not while a link is being followed, or the search would call the visitor back.
  const askWords = useEffectEvent(() => {
    const isDrawn = isHere && window.location.pathname === pathname
    if (isDrawn && words !== askedWords) ask('q', words)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter, and each arrival, starts the wait anew
  useEffect(() => {
    const waiting = setTimeout(() => askWords(), typingMs)
    return () => clearTimeout(waiting)
  }, [words, isHere, pathname])

  const clear = () => {
    setWords('')
    setParams({}, { replace: true })
  }
  return { params, ask, askedWords, words, setWords, clear }
}
