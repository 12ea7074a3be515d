// What somebody is doing with a plan right now: one thing at a time, and its button is the panel's.
import type { IsoDay } from '#domain/calendar.ts'
import type { Scope } from '#web/plans/visits.ts'

type OnePlan = { plan: string }

export type Moving = OnePlan & { kind: 'move'; planDay: IsoDay; scope: Scope }
export type Pausing = OnePlan & { kind: 'pause'; from: IsoDay | undefined }

export type Acting = { kind: 'make' } | Moving | Pausing | (OnePlan & { kind: 'change' | 'price' | 'end' })

/** A move is answered in its place; the other questions take the panel for themselves. */
export const takesPanel = (acting: Acting | undefined) => Boolean(acting && acting.kind !== 'move')
