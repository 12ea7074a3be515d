// The part of the loader that needs React: fetched only by pages that have an island.
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { takeCarriedFacts } from '#web/browser/carried-facts.ts'
import { dropStraySecondPresses } from '#web/browser/second-press.ts'
import { ErrorBoundary } from '#web/errors/error-boundary.tsx'
import { rootErrorHandlers } from '#web/errors/error-report.ts'

dropStraySecondPresses()
takeCarriedFacts()

/** In small pieces, so that a slow phone answers a finger in between. */
export function hydrate(place: HTMLElement, Component: ComponentType<Record<string, never>>) {
  const props = JSON.parse(place.dataset.props ?? '{}')
  startTransition(() => {
    hydrateRoot(
      place,
      <ErrorBoundary>
        <Component {...props} />
      </ErrorBoundary>,
      { identifierPrefix: `${place.dataset.island}-`, ...rootErrorHandlers },
    )
  })
  place.dataset.awake = ''
}
