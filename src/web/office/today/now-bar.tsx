import { Check } from 'lucide-react'
import { todayWords } from '#content/today.ts'
import { clockAt } from '#domain/calendar.ts'
import { stageOf, suburbOf } from '#domain/day-list.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { useKey } from '#web/ui/keys.ts'
import { useDay } from './day-context.tsx'

/** The clean under way, at the thumb on every tab. */
export function NowBar() {
  const { jobs, askPayment } = useDay()
  const isStaff = useHasRole('staff')
  const job = isStaff ? jobs.find(candidate => stageOf(candidate) === 'under way') : undefined
  useKey('c', job && (() => askPayment(job)))
  if (!job?.startedAt) return null
  return (
    <section className="now-bar" aria-label={todayWords.underWay}>
      <div>
        <b>{job.name}</b>
        <small>
          {todayWords.underWaySince(clockAt(new Date(job.startedAt)))}, {suburbOf(job.address)}
        </small>
      </div>
      <button type="button" className="button" onClick={() => askPayment(job)}>
        <Check aria-hidden="true" />
        {todayWords.complete}
      </button>
    </section>
  )
}
