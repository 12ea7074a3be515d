import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { dayOfHash } from '#web/site/shared/booking-on.ts'
import { askedFor, forgetAsked, serviceOf } from './asked-for.ts'
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
import { serviceStep } from './step-ids.ts'

// The server renders the empty form; the browser fills in its draft after hydration.
export function useBookingDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<BookingDraft>(emptyDraft)
  const [asked, setAsked] = useState({ day: false, service: false })
  const isAwake = draft.id !== ''

  useEffect(() => {
    const kept = loadDraft()
    const { search, hash } = location
    const wanted = { ...kept, ...askedFor(kept, { search, hash, now: new Date() }) }
    startTransition(() => {
      // What was chosen here is newer than the link that led here.
      setDraft({ ...wanted, ...(form.current && typedBefore(form.current, wanted)) })
      setAsked({
        day: dayOfHash(hash) !== undefined,
        // Unless Change was pressed before the script ran.
        service: wanted.service_type !== '' && !(serviceOf(search) && hash === `#${serviceStep}`),
      })
    })
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
    /** Whether a day was pressed on the way here, and whether there was a service, from there or from an earlier visit. */
    asked,
    change,
    forget: forgetDraft,
    startNext: () => setDraft(nextDraft),
  }
}

export type ChangeDraft = (changes: Partial<Record<DraftField, string>>) => void
