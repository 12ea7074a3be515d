import { officeWords } from '#content/office.ts'
import { Button } from '#web/ui/button.tsx'
import type { BackAndNext } from './use-back-and-next.ts'

const words = officeWords.pages

/** The position in a long list, with Back and Next. */
export function Pager({ pages, total }: { pages: BackAndNext<unknown>; total?: number | undefined }) {
  const { first, rows, hasNext, isFirst, isTurning, back, next } = pages
  return (
    <nav aria-label={words.label} className="pager">
      <p role="status">{words.range(first, first + rows.length - 1, total)}</p>
      {(!isFirst || hasNext) && (
        <>
          <Button tone="quiet" disabled={isFirst} onClick={back}>
            {words.back}
          </Button>
          <Button tone="quiet" disabled={!hasNext} busy={isTurning} onClick={next}>
            {words.next}
          </Button>
        </>
      )}
    </nav>
  )
}
