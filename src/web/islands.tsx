// Islands: what must act in the browser. A page is HTML; an island in it is one React component that
// the loader hydrates. Rendered as a root of its own, so that its ids are the same on both sides.
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { ErrorBoundary } from '#web/error-boundary.tsx'
import type { IslandName } from '#web/island-table.ts'

type IslandProps<Props> = { name: IslandName; of: ComponentType<Props>; props: Props }

export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const html = renderToString(
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>,
    { identifierPrefix: islandPrefix(name) },
  )
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered on the server only.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function islandPrefix(name: IslandName) {
  return `${name}-`
}
