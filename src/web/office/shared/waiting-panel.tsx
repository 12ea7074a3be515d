import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QueryState } from './query-states.tsx'

type WaitingPanelProps = {
  query: UseQueryResult<unknown>
  title: string
  back?: string
  failed: string
  gone: { title: string; text: string }
  onClose: () => void
}

/** The panel of a record that is loading, has failed to load, or does not exist. */
export function WaitingPanel({ query, title, back, failed, gone, onClose }: WaitingPanelProps) {
  return (
    <Panel title={title} back={back} onClose={onClose}>
      <QueryState query={query} failed={failed}>
        {() => <EmptyState title={gone.title}>{gone.text}</EmptyState>}
      </QueryState>
    </Panel>
  )
}
