// The part of the loader that needs React: fetched only by pages that have an island.
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '#web/error-boundary.tsx'

export function hydrate(place: HTMLElement, Component: ComponentType<Record<string, never>>) {
  const props = JSON.parse(place.dataset.props ?? '{}')
  hydrateRoot(
    place,
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>,
    { identifierPrefix: `${place.dataset.island}-` },
  )
  place.dataset.awake = ''
}
