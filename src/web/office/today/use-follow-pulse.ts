// Keeps the visible lists fresh: reads the pulse every few seconds while the page is in view, and on every return to it;
// a list whose mark has changed is read again. Hidden lists are read when they are next opened.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pulseKey } from '#web/acts/use-read-again.ts'
import { keptPulse, type Pulse, readPulse } from '#web/data/office-pulse.ts'
import { messagesKey } from '#web/office/shared/read-keys.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { useLocation } from '#web/router/routing.tsx'

const watchedMs = 7_000
const elsewhereMs = 60_000

// Today, Bookings, To send and Inbox: the lists that somebody may be watching.
const watchedTabs = ['', 'bookings', 'send', 'inbox']

const listKeys: Record<keyof Pulse['marks'], string> = {
  bookings: bookingsKey,
  day: 'day',
  inbox: 'inbox',
  messages: messagesKey,
}

// The lists outlive the CRM's frame: who comes back from the Admin Console sees them as they were read before it.
const lastHeard = new WeakMap<QueryClient, Pulse>()

export function useFollowPulse(userId: string) {
  const queries = useQueryClient()
  const [, , tab = ''] = useLocation().pathname.split('/')
  const query = useQuery({
    queryKey: [pulseKey, userId],
    queryFn: () => readPulse(userId),
    refetchInterval: watchedTabs.includes(tab) ? watchedMs : elsewhereMs,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // It fails at once and says so, instead of waiting silently; the next interval is the next try.
    networkMode: 'always',
    retry: false,
  })
  const { data, isSuccess, refetch } = query
  const [keptBefore] = useState(() => keptPulse(userId))
  const follow = useEffectEvent((pulse: Pulse) => {
    void readMoved(queries, lastHeard.get(queries) ?? keptBefore, pulse)
    lastHeard.set(queries, pulse)
  })
  useEffect(() => {
    if (data) follow(data)
  }, [data])
  // The server answers again: retry the queries that failed.
  useEffect(() => {
    if (isSuccess)
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [isSuccess, queries])
  useAskOnReturn(tab, () => void refetch({ cancelRefetch: false }))
  return query
}

async function readMoved(queries: QueryClient, before: Pulse | undefined, now: Pulse) {
  const lists = Object.keys(listKeys) as (keyof Pulse['marks'])[]
  const moved = lists.filter(list => before && before.marks[list] !== now.marks[list])
  await Promise.all(moved.map(list => queries.invalidateQueries({ queryKey: [listKeys[list]] })))
}

// React Query itself handles a page that comes back into view.
function useAskOnReturn(tab: string, ask: () => void) {
  const askAgain = useEffectEvent(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab that is opened asks anew
  useEffect(() => askAgain(), [tab])
  useEffect(() => {
    const events = ['focus', 'online', 'offline']
    const listener = () => askAgain()
    for (const event of events) addEventListener(event, listener)
    return () => {
      for (const event of events) removeEventListener(event, listener)
    }
  }, [])
}
