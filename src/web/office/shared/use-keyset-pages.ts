// A list that grows by whole pages: each page starts after the last row of the one before, so that rows which come
// or go in between shift nothing.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

type KeysetPages<Row> = {
  queryKey: readonly unknown[]
  pageSize: number
  /** One page; `after` is the last row shown so far. */
  read: (after: Row | undefined) => Promise<Row[]>
}

/** The result fits QueryStates and ShowMore. */
export function useKeysetPages<Row>({ queryKey, pageSize, read }: KeysetPages<Row>) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam as Row | undefined),
    initialPageParam: undefined as Row | undefined,
    getNextPageParam: page => (page.length < pageSize ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
    // While another search is under way the last list stays, and the focus in it.
    placeholderData: keepPreviousData,
  })
}
