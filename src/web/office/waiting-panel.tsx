import type { UseQueryResult } from '@tanstack/react-query'
import { QueryState } from '#web/query-states.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'

type WaitingPanelProps = {
  query: UseQueryResult<unknown>
  title: string
  failed: string
  gone: { title: string; text: string }
  onClose: () => void
}

/** The panel of a record while there is none to show: it is on its way, it did not come, or it is not there. */
export function WaitingPanel({ query, title, failed, gone, onClose }: WaitingPanelProps) {
  return (
    <Panel title={title} onClose={onClose}>
      <QueryState query={query} failed={failed}>
        {() => <EmptyState title={gone.title}>{gone.text}</EmptyState>}
      </QueryState>
    </Panel>
  )
}
