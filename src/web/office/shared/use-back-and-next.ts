// A long list page by page: each page starts after the last row of the one before; the way back is remembered.
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type Pages<Row> = {
  queryKey: readonly unknown[]
  pageSize: number
  /** One page and one row more, which tells that there is another page. */
  read: (after: Row | undefined) => Promise<Row[]>
}

export type BackAndNext<Row> = {
  query: UseQueryResult<Row[]>
  rows: Row[]
  /** The number of the first row shown. */
  first: number
  isFirst: boolean
  hasNext: boolean
  isTurning: boolean
  back: () => void
  next: () => void
}

export function useBackAndNext<Row>({ queryKey, pageSize, read }: Pages<Row>): BackAndNext<Row> {
  const list = JSON.stringify(queryKey)
  const [way, setWay] = useState<{ list: string; starts: Row[] }>({ list, starts: [] })
  // Another search starts at its first page.
  const starts = way.list === list ? way.starts : []
  const query = useQuery({
    queryKey: [...queryKey, starts],
    queryFn: () => read(starts.at(-1)),
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.slice(0, pageSize) ?? []
  return {
    query,
    rows,
    first: starts.length * pageSize + 1,
    isFirst: starts.length === 0,
    hasNext: (query.data?.length ?? 0) > pageSize,
    isTurning: query.isPlaceholderData && query.isFetching,
    back: () => setWay({ list, starts: starts.slice(0, -1) }),
    next: () => setWay({ list, starts: [...starts, ...rows.slice(-1)] }),
  }
}
