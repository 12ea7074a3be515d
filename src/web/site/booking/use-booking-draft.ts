import { type RefObject, useCallback, useEffect, useState } from 'react'
import { dayOfHash } from '#web/site/shared/booking-on.ts'
import { askedFor, forgetAsked } from './asked-for.ts'
import {
  type BookingDraft,
  type DraftField,
  emptyDraft,
  forgetDraft,
  keepDraft,
  loadDraft,
  nextDraft,
  typedBefore,
} from './booking-draft.ts'

// The server renders the empty form; the browser fills in its draft after hydration.
export function useBookingDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<BookingDraft>(emptyDraft)
  const [isDayAsked, setIsDayAsked] = useState(false)
  const isAwake = draft.id !== ''

  useEffect(() => {
    const kept = { ...loadDraft(), ...(form.current && typedBefore(form.current)) }
    const { search, hash } = location
    setDraft({ ...kept, ...askedFor(kept, { search, hash, now: new Date() }) })
    setIsDayAsked(dayOfHash(hash) !== undefined)
    forgetAsked()
  }, [form])

  useEffect(() => {
    if (isAwake) keepDraft(draft)
  }, [draft, isAwake])

  const change = useCallback(
    (changes: Partial<BookingDraft>) => setDraft(current => ({ ...current, ...changes })),
    [],
  )

  return {
    draft,
    isAwake,
    /** Whether a day was pressed on the way here. */
    isDayAsked,
    change,
    forget: forgetDraft,
    startNext: () => setDraft(nextDraft),
  }
}

export type ChangeDraft = (changes: Partial<Record<DraftField, string>>) => void
