// What every part of the drawn week looks at.
import { createContext, use } from 'react'
import type { Diary } from '#domain/diary.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import type { Laying } from './laying.ts'
import type { PlannedClean } from './planned-clean.ts'
import type { WeekItem } from './use-week-keys.ts'
import type { Scale } from './week-geometry.ts'

export type WeekView = {
  diary: Diary
  cleans: PlannedClean[]
  scale: Scale
  /** The crews that are drawn, each in a lane of its own. */
  crewIds: number[]
  desk: BookingsDesk
  laying: Laying | undefined
  /** Staff, with an answer of the server. */
  canLay: boolean
  isStaff: boolean
  isPhone: boolean
  item: WeekItem
}

const WeekContext = createContext<WeekView | undefined>(undefined)
export const WeekViewProvider = WeekContext.Provider

export function useWeekView(): WeekView {
  const view = use(WeekContext)
  if (!view) throw new Error('Only the week has a view.')
  return view
}
