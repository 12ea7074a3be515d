// What is read from the server, as TanStack Query wants it. A file of data/ makes its resources of these two, so that a key
// is written once, beside the call that it stands for: useQuery(inboxItem('message', id)).
import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'

/** `pageSize` is one more than a page has: the row that tells whether there is another. */
export type Page<Row> = { after: Row | undefined; pageSize: number }

/**
 * A list in pages: each starts after the last row of the one before, so that rows which come or go in between shift
 * nothing.
 */
export function listOf<Search, Row>(
  key: string,
  read: (search: Search, page: Page<Row>) => Promise<Row[]>,
  pageSize = 30,
) {
  /** From its beginning, or after a row of it. */
  return (search: Search, after?: Row) =>
    infiniteQueryOptions({
      queryKey: (after === undefined ? [key, search] : [key, search, after]) as QueryKey,
      queryFn: ({ pageParam }) =>
        read(search, { after: pageParam as Row | undefined, pageSize: pageSize + 1 }),
      initialPageParam: after,
      getNextPageParam: (page: Row[]) => (page.length > pageSize ? page[pageSize - 1] : undefined),
      select: ({ pages }) => pages.flatMap(page => page.slice(0, pageSize)),
      // While another search is under way the last list stays, and the focus in it.
      placeholderData: keepPreviousData,
    })
}

export type ListOf<Search, Row> = ReturnType<typeof listOf<Search, Row>>

/** One record, read anew each time it is opened: a colleague may have changed it since the list was read. */
export function recordOf<Address extends string[], Row>(key: string, read: (...at: Address) => Promise<Row>) {
  return (...at: Address) =>
    queryOptions({ queryKey: [key, ...at], queryFn: () => read(...at), staleTime: 0 })
}
