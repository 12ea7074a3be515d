import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { officeWords } from '#content/office.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type QueryStatesProps<Row> = {
  query: UseQueryResult<Row[]> | UseInfiniteQueryResult<Row[]>
  failed: string
  empty: { title: string; text: string }
  /** One step out of the emptiness. */
  action?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** The four states of every list: loading, failed, empty, ready. */
export function QueryStates<Row>({ query, failed, empty, action, children }: QueryStatesProps<Row>) {
  if (query.isPending) return <Skeleton lines={6} label={officeWords.loading} />
  if (query.isError)
    return (
      <FailedState title={failed} retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}>
        {officeWords.kept}
      </FailedState>
    )
  if (query.data.length === 0)
    return (
      <EmptyState title={empty.title} action={action}>
        {empty.text}
      </EmptyState>
    )
  return children(query.data)
}
