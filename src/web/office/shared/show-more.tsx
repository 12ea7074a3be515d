import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { Button } from '#web/ui/button.tsx'

/** Under a list that has more rows; if a page fails, the earlier ones stay. */
export function ShowMore({ query }: { query: UseInfiniteQueryResult<unknown> }) {
  if (!query.hasNextPage) return null
  return (
    <div className="show-more">
      {query.isFetchNextPageError && <p role="alert">{officeWords.kept}</p>}
      <Button tone="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchNextPageError ? officeWords.retry : officeWords.showMore}
      </Button>
    </div>
  )
}
