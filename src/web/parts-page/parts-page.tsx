// The living page of all parts, in development only: day and evening side by side, the site's look and the office's.
import { Island } from '#web/islands/island.tsx'
import { PartsBoard } from './parts-board.tsx'

export function PartsPage() {
  return (
    <>
      {/* The office's look of the same parts; the site's own pages never load it. */}
      <link rel="stylesheet" href="/src/web/styles/office.css" precedence="default" />
      <h1 className="sr-only">All parts</h1>
      <Island name="parts-board" of={PartsBoard} props={{}} />
    </>
  )
}
