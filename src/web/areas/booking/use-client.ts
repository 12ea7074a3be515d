import { useEffect } from 'react'
import { formatPhone } from '#domain/phone.ts'
import type { Profile } from '#web/data/profiles.ts'
import { type BookingDraft, fillFrom, unfilled } from './booking-draft.ts'
import type { BookingVisitor } from './use-visitor.ts'

/** Someone signed in whose profile is there: the booking is theirs. */
export type BookingClient = { userId: string; profile: Profile }

type KeptDraft = {
  draft: BookingDraft
  isAwake: boolean
  change: (changes: Partial<BookingDraft>) => void
}

// The draft as this visitor sees it. Name and e-mail are shown from the profile; what a guest typed stays behind them.
export function useClient(visitor: BookingVisitor, { draft, isAwake, change }: KeptDraft) {
  const profile = visitor.mode === 'signed-in' ? visitor.profile : null
  const isGone = isAwake && visitor.mode === 'guest' && Boolean(draft.filledFor)

  useEffect(() => {
    if (!profile || draft.filledFor === profile.user_id) return
    const typed = draft.filledFor ? { ...draft, ...unfilled } : draft
    change(fillFrom(typed, contactOf(profile)))
  }, [profile, draft, change])

  useEffect(() => {
    if (isGone) change(unfilled)
  }, [isGone, change])

  if (!profile) return { client: undefined, draft }
  const known = { guest_name: `${profile.first_name} ${profile.last_name}`, guest_email: profile.email }
  return { client: { userId: profile.user_id, profile }, draft: { ...draft, ...known } }
}

function contactOf({ user_id, phone, address }: Profile) {
  return { userId: user_id, phone: phone ? formatPhone(phone) : '', address: address ?? '' }
}
