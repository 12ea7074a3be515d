import { useEffect } from 'react'
import { fullName } from '#domain/full-name.ts'
import type { SignedIn } from '#web/data/visitor.ts'
import type { ReferralValues } from './referral-values.ts'

type Filling = {
  person: SignedIn | null | undefined
  values: ReferralValues
  isAwake: boolean
  change: (changes: Partial<ReferralValues>) => void
}

/** Fills in the signed-in client, never over typed values, and removes them for the next person at this device. */
export function useReferrer({ person, values, isAwake, change }: Filling) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who this is
  useEffect(() => {
    if (!isAwake || person === undefined) return
    if (!person && values.filled_for) change({ referrer_name: '', referrer_phone: '', filled_for: '' })
    if (!person?.profile) return
    const { phone } = person.profile
    change({
      referrer_name: values.referrer_name || fullName(person.profile).slice(0, 50),
      referrer_phone: values.referrer_phone || (phone ?? ''),
      filled_for: person.userId,
    })
  }, [isAwake, person])
}
