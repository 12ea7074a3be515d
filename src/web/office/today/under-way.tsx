import { todayWords } from '#content/today.ts'
import { clockAt } from '#domain/calendar.ts'
import { stageOf } from '#domain/day-list.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { useKey } from '#web/ui/keys.ts'
import { useDay } from './day-context.tsx'

/** The clean under way, on every tab but Today, where it leads. */
export function UnderWay() {
  const { jobs, askPayment } = useDay()
  const isStaff = useHasRole('staff')
  const { pathname } = useLocation()
  const underWay = isStaff ? jobs.filter(job => stageOf(job) === 'under way') : []
  const [first] = underWay
  useKey('c', first && (() => askPayment(first)))
  if (!first?.startedAt || pathname === '/crm') return null
  return (
    <Link className="under-way" to="/crm">
      {underWay.length > 1
        ? todayWords.manyUnderWay(underWay.length)
        : todayWords.nameUnderWay(first.name, clockAt(new Date(first.startedAt)))}
    </Link>
  )
}
