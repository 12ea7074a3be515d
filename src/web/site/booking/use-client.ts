import { useEffect } from 'react'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Profile } from '#web/data/profiles.ts'
import { type BookingDraft, fillFrom, withoutAccount } from './booking-draft.ts'
import type { useVisitor } from './use-visitor.ts'

/** A signed-in client with a profile: the booking is theirs. */
export type BookingClient = { userId: string; profile: Profile }

type KeptDraft = {
  draft: BookingDraft
  change: (changes: Partial<BookingDraft>) => void
}

// The draft as this visitor sees it. Name and e-mail come from the profile; those a guest typed stay in the draft.
export function useClient(
  { visitor, isKnown }: Pick<ReturnType<typeof useVisitor>, 'visitor' | 'isKnown'>,
  { draft, change }: KeptDraft,
) {
  const profile = visitor.mode === 'signed-in' ? visitor.profile : null
  const isGone = isKnown && visitor.mode === 'guest' && Boolean(draft.filledFor ?? draft.unansweredBy)

  useEffect(() => {
    if (!profile || draft.filledFor === profile.user_id) return
    const gone = draft.filledFor ? withoutAccount(draft) : {}
    change({ ...gone, ...fillFrom({ ...draft, ...gone }, contactOf(profile)) })
  }, [profile, draft, change])

  useEffect(() => {
    if (isGone) change(withoutAccount(draft))
  }, [isGone, draft, change])

  if (!profile) return { client: undefined, draft }
  const known = { guest_name: fullName(profile), guest_email: profile.email }
  return { client: { userId: profile.user_id, profile }, draft: { ...draft, ...known } }
}

function contactOf({ user_id, phone, address }: Profile) {
  return { userId: user_id, phone: phone ? formatPhone(phone) : '', address: address ?? '' }
}
