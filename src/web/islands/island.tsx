// A page is plain HTML; an island in it is one React component that the loader hydrates. Rendered as a root of its own,
// so that its ids are the same on the server and in the browser.
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { business } from '#content/business.ts'
import { shellWords } from '#content/navigation.ts'
import { ErrorBoundary } from '#web/errors/error-boundary.tsx'
import type { IslandName } from '#web/island-table.ts'

type IslandProps<Props> = {
  name: IslandName
  of: ComponentType<Props>
  props: Props
  /** Wakes for a few only: its code is not fetched ahead. */
  forSome?: boolean
}

export function Island<Props extends object>({ name, of: Component, props, forSome }: IslandProps<Props>) {
  const html = renderToString(
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>,
    { identifierPrefix: islandPrefix(name) },
  )
  return (
    <>
      <Asleep />
      <div
        data-island={name}
        data-for-some={forSome || undefined}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered on the server only.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}

/** Shown by the loader when the island's code does not arrive: otherwise the form would look alive and do nothing. */
function Asleep() {
  const { before, reload, or } = shellWords.asleep
  // biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, with what stands behind its question mark.
  const again = <a href="">{reload}</a>
  return (
    <p hidden role="alert" className="mb-5 rounded-block bg-error-ground p-4 font-semibold text-error">
      {before} {again} {or} <a href={`tel:${business.phone.e164}`}>{business.phone.shown}</a>.
    </p>
  )
}

function islandPrefix(name: IslandName) {
  return `${name}-`
}
