import { lazy, Suspense } from 'react'
import { offeredWays } from './offered.ts'

const OtherWays = lazy(() => import('./other-ways-buttons.tsx'))

/** Services and devices with which people may sign in; where there are none nothing is loaded. */
export function OfferedWays() {
  const offered = offeredWays()
  return offered ? (
    <Suspense>
      <OtherWays offered={offered} />
    </Suspense>
  ) : null
}
