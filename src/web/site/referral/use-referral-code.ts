import { useEffect, useState } from 'react'
import { isReferralCode, referralCodeOf } from '#domain/referrals.ts'
import { keep, readKept } from '#web/browser/kept.ts'
import type { SignedIn } from '#web/data/visitor.ts'
import { reportError } from '#web/errors/error-report.ts'

type ReferralCode = { code: string; kind: 'own' | 'visitor' | 'real' }

const storageKey = 'coastal-clean.referral-code'

/**
 * A client's code is permanent. A visitor's is made here and kept across reloads; it becomes real once a referral has
 * been sent with it. Undefined until it is known who is signed in.
 */
export function useReferralCode(person: SignedIn | null | undefined) {
  const [shown, setShown] = useState<ReferralCode>()

  useEffect(() => {
    if (person === undefined) return
    if (person) readOwnCode().then(setShown, reportError)
    else setShown(visitorsCode())
  }, [person])

  function makeReal() {
    if (shown?.kind !== 'visitor') return
    keep(storageKey, { ...shown, kind: 'real' })
    setShown({ ...shown, kind: 'real' })
  }

  return { ...shown, makeReal }
}

async function readOwnCode(): Promise<ReferralCode> {
  const { readLoyalty } = await import('#web/data/loyalty.ts')
  const { referral_code } = await readLoyalty()
  return referral_code ? { code: referral_code, kind: 'own' } : visitorsCode()
}

function visitorsCode(): ReferralCode {
  const kept = readKept(storageKey) as Partial<ReferralCode> | undefined
  if (isReferralCode(kept?.code ?? '')) return { kind: 'visitor', ...kept } as ReferralCode
  const made: ReferralCode = {
    code: referralCodeOf(crypto.getRandomValues(new Uint8Array(6))),
    kind: 'visitor',
  }
  keep(storageKey, made)
  return made
}
