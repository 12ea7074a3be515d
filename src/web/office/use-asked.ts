// What a list is asked for stands in the address, so that back, a reload and a colleague find the same list. Words are
// asked for once the typing rests.
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'

const typingMs = 250

export function useAsked() {
  const { pathname, state } = useLocation()
  const isHere = useNavigation().state === 'idle'
  const [params, setParams] = useSearchParams()
  const askedWords = params.get('q') ?? ''
  const [words, setWords] = useState(askedWords)
  const ask = (name: string, value: string | undefined) => {
    // The address as it is, not as it was last drawn: while the typing rested a link may have been followed.
    const current = new URLSearchParams(window.location.search)
    if (value) current.set(name, value)
    else current.delete(name)
    setParams(current, { replace: true, state })
  }

  // Whoever has followed a link meanwhile is to get there first, or the words would call them back.
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
