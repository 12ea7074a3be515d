import { useCallback, useEffect, useState } from 'react'
import { addDays, todayAt } from '#domain/calendar.ts'
import { monthsToCompare } from '#domain/visits.ts'
import { isSessionEnded, readRoles, readSession } from '#web/data/auth.ts'
import { readVisits, type VisitFigures } from '#web/data/visits.ts'

export type Figures = {
  now: VisitFigures
  before: VisitFigures
  recent: VisitFigures
  isAdmin: boolean
}
type FiguresState = { kind: 'guest' | 'refused' | 'loading' | 'failed' } | { kind: 'ready'; figures: Figures }

const shownDays = 30

/** Guests and clients are told that the figures are for staff only. */
export function useVisitFigures() {
  const [state, setState] = useState<FiguresState>({ kind: 'guest' })
  const load = useCallback(async () => {
    setState({ kind: 'loading' })
    setState(await readState())
  }, [])
  useEffect(() => {
    load()
  }, [load])
  return { state, load }
}

async function readState(): Promise<FiguresState> {
  try {
    const session = await readSession()
    if (!session) return { kind: 'guest' }
    const roles = await readRoles(session)
    if (roles.length === 0) return { kind: 'refused' }
    return { kind: 'ready', figures: await readFigures(roles.includes('admin')) }
  } catch (error) {
    return { kind: isSessionEnded(error) ? 'guest' : 'failed' }
  }
}

async function readFigures(isAdmin: boolean): Promise<Figures> {
  const today = todayAt(new Date())
  const months = monthsToCompare(today)
  const recentDays = { from: addDays(today, 1 - shownDays), to: today }
  const [now, before, recent] = await Promise.all([months.now, months.before, recentDays].map(readVisits))
  if (!now || !before || !recent) throw new Error('A part of the figures is missing.')
  return { now, before, recent, isAdmin }
}
