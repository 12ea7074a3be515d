import { useQuery } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import type { TabCount } from './office-tabs.ts'
import { useOfficeVisitor } from './office-visitor.ts'

/** How many wait behind a tab; nothing while nothing waits, or while it is not known. */
export function TabCountMark({ count }: { count: TabCount }) {
  const { session } = useOfficeVisitor()
  const { data } = useQuery({
    queryKey: [count.key, session.user.id],
    queryFn: count.read,
    staleTime: 60_000,
    refetchInterval: 120_000,
  })
  if (!data) return null
  return (
    <span className={`count ${count.kind === 'unread' ? 'count-unread' : ''}`}>
      {data > 99 ? '99+' : data}
      <span className="sr-only"> {officeWords.counts[count.kind]}</span>
    </span>
  )
}
