import { lazy, Suspense } from 'react'
import type { ReferralClaim } from '#domain/referral-request.ts'

const ReferralClaims = lazy(async () => ({
  default: (await import('./referral-claims.tsx')).ReferralClaims,
}))

/** Fetched only where there is something to see: a second claim, or one that waits for staff. */
export function LazyReferralClaims({ claims }: { claims: ReferralClaim[] }) {
  if (claims.length < 2 && !claims.some(({ doubt }) => doubt)) return null
  return (
    <Suspense>
      <ReferralClaims claims={claims} />
    </Suspense>
  )
}
