// What the ways to remind have in common.
import type { ReactNode } from 'react'
import type { IsoDay } from '#domain/calendar.ts'
import type { ReminderHow } from '#domain/chase.ts'
import type { ChaseLine } from '#web/data/money-figures.ts'

/** An invoice of which something is open, and what was said about it. */
export type Reminded = Omit<ChaseLine, 'customer_id' | 'what'>

export type WayProps = {
  line: Reminded
  today: IsoDay
  /** Notes it as done, or sends it; answers whether that worked. */
  remind: (how: ReminderHow, promisedOn?: IsoDay) => Promise<boolean>
  isBusy: boolean
  /** The panel around what a way shows and its buttons. */
  frame: (parts: WayParts) => ReactNode
}

export type WayParts = { body: ReactNode; foot: ReactNode }
