// A request that somebody else has answered leaves the list, unless its price is being typed right now.
import { useEffect, useReducer, useState } from 'react'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { hasTypedQuote } from './use-quote.ts'

export function useRowsInHand(rows: OfficeBooking[] | undefined): OfficeBooking[] | undefined {
  const userId = useOfficeVisitor().session.user.id
  const [shown, setShown] = useState(rows)
  useLookWhenFocusMoves()
  const isGone = ({ id }: OfficeBooking) => !rows?.some(row => row.id === id)
  const place = (shown ?? []).findIndex(row => isGone(row) && hasFocus(row) && hasTypedQuote(row.id, userId))
  const kept = shown?.[place]
  const next = rows && kept ? rows.toSpliced(place, 0, kept) : rows
  if (!isSame(next, shown)) setShown(next)
  return next
}

function useLookWhenFocusMoves() {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    // After the focus has moved.
    const listener = () => setTimeout(look)
    document.addEventListener('focusout', listener)
    return () => document.removeEventListener('focusout', listener)
  }, [])
}

function hasFocus({ id }: OfficeBooking) {
  return document.activeElement?.closest<HTMLElement>('[data-booking]')?.dataset.booking === id
}

const isSame = (a: OfficeBooking[] = [], b: OfficeBooking[] = []) =>
  a.length === b.length && a.every((row, place) => row === b[place])
