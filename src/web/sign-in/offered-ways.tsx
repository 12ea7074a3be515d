import { lazy, Suspense } from 'react'

const OtherWays = lazy(() => import('./other-ways-buttons.tsx'))

/** Services with which people may sign in. The server names them in the document; where there are none nothing is loaded. */
export function OfferedWays() {
  // As the document has it: [["google", "Google"]].
  const offered = document.querySelector<HTMLMetaElement>('meta[name="sign-in-with"]')?.content
  return offered ? (
    <Suspense>
      <OtherWays offered={offered} />
    </Suspense>
  ) : null
}
