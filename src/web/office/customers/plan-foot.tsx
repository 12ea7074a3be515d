import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The panel's foot while a question about a plan is open: its one filled button is the answer. */
export function PlanFoot({ place, children }: { place: HTMLElement | null; children: ReactNode }) {
  return place && createPortal(children, place)
}
