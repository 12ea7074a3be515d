import { officeWords } from '#content/office.ts'
import type { TabCount } from '#web/office/tabs.ts'
import { usePulse } from './use-pulse.ts'

/** How many wait behind a tab; nothing while nothing waits, or while it is not known. */
export function TabCountMark({ count }: { count: TabCount }) {
  const waiting = usePulse()?.[count]
  if (!waiting) return null
  return (
    <span className={`count ${count === 'waiting' ? '' : 'count-unread'}`}>
      {waiting > 99 ? '99+' : waiting}
      <span className="sr-only"> {officeWords.counts[count]}</span>
    </span>
  )
}
