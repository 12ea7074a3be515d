import { officeWords } from '#content/office.ts'
import type { TabCount } from '#web/office/tabs.ts'
import { usePulse } from './use-pulse.ts'

// What nobody from outside waits for by the minute is grey.
const calm: TabCount[] = ['waiting', 'unsaid']

/** How many wait behind a tab; nothing while nothing waits, or while it is not known. */
export function TabCountMark({ counts }: { counts: TabCount[] }) {
  const pulse = usePulse()
  const numbers = counts
    .map(count => ({ count, number: pulse?.[count] ?? 0 }))
    .filter(({ number }) => number > 0)
  const sum = numbers.reduce((all, { number }) => all + number, 0)
  if (sum === 0) return null
  const isCalm = numbers.every(({ count }) => calm.includes(count))
  return (
    <span className={`count ${isCalm ? '' : 'count-unread'}`}>
      {sum > 99 ? '99+' : sum}
      <span className="sr-only"> {numbers.map(({ count }) => officeWords.counts[count]).join(', ')}</span>
    </span>
  )
}
