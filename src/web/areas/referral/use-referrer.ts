import { useEffect } from 'react'
import type { SignedIn } from '#web/data/visitor.ts'
import type { ReferralValues } from './referral-desk.tsx'

type Filling = {
  person: SignedIn | null | undefined
  values: ReferralValues
  isAwake: boolean
  change: (changes: Partial<ReferralValues>) => void
}

/** Fills in who is signed in, over nothing that was typed; and takes it away again for the next person at this device. */
export function useReferrer({ person, values, isAwake, change }: Filling) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who this is
  useEffect(() => {
    if (!isAwake || person === undefined) return
    if (!person && values.filled_for) change({ referrer_name: '', referrer_phone: '', filled_for: '' })
    if (!person?.profile) return
    const { first_name, last_name, phone } = person.profile
    change({
      referrer_name: values.referrer_name || `${first_name} ${last_name}`.slice(0, 50),
      referrer_phone: values.referrer_phone || (phone ?? ''),
      filled_for: person.userId,
    })
  }, [isAwake, person])
}
