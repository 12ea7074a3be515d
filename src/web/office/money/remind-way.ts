// What the ways to remind have in common.
import type { ReactNode } from 'react'
import type { IsoDay } from '#domain/calendar.ts'
import type { ChaseLine } from '#web/data/money-figures.ts'

export type Way = 'whatsapp' | 'call' | 'mail'

export type WayProps = {
  line: ChaseLine
  /** Notes it as done, or sends it; answers whether that worked. */
  remind: (how: Way, promisedOn?: IsoDay) => Promise<boolean>
  isBusy: boolean
  /** The panel around what a way shows and its buttons. */
  frame: (parts: WayParts) => ReactNode
}

export type WayParts = { body: ReactNode; foot: ReactNode }
