import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { officeWords } from '#content/office.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type QueryStateProps<Data> = {
  query: UseQueryResult<Data> | UseInfiniteQueryResult<Data>
  failed: string
  /** How much is expected. */
  lines?: number
  children: (data: Data) => ReactNode
}

/** The states of a query: loading, failed, ready. */
export function QueryState<Data>({ query, failed, lines = 6, children }: QueryStateProps<Data>) {
  if (query.isPending) return <Skeleton lines={lines} label={officeWords.loading} />
  if (query.isError)
    return (
      <FailedState title={failed} retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}>
        {officeWords.kept}
      </FailedState>
    )
  return children(query.data)
}

type QueryStatesProps<Row> = QueryStateProps<Row[]> & {
  empty: { title: string; text: string }
  /** One step out of the emptiness. */
  action?: ReactNode
  /** The step out of a search that found nothing. */
  clear?: { label: string; onClear: () => void } | false
}

/** The four states of every list: loading, failed, empty, ready. */
export function QueryStates<Row>({ query, failed, empty, action, clear, children }: QueryStatesProps<Row>) {
  const clearing = clear && (
    <Button tone="quiet" onClick={clear.onClear}>
      {clear.label}
    </Button>
  )
  return (
    <QueryState query={query} failed={failed}>
      {rows =>
        rows.length > 0 ? (
          children(rows)
        ) : (
          <EmptyState title={empty.title} action={clearing || action}>
            {empty.text}
          </EmptyState>
        )
      }
    </QueryState>
  )
}
