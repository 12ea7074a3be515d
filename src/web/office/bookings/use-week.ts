// One week of the office, at its own address: /crm/bookings?day=2026-12-17 is the week of that Thursday.
import { useQuery } from '@tanstack/react-query'
import { addDays, type IsoDay, isIsoDay, isSunday, mondayOf } from '#domain/calendar.ts'
import { keptWeekBook, readWeekBook } from '#web/data/week-book.ts'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { usePulseTrouble } from '#web/office/frame/use-pulse.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { useSearchParams } from '#web/router/routing.tsx'
import { useNow } from './use-now.ts'

export function useWeek() {
  const [params, setParams] = useSearchParams()
  const { session } = useOfficeVisitor()
  const isStaff = useHasRole('staff')
  const now = useNow()
  const asked = params.get('day') ?? ''
  const day = weekday(isIsoDay(asked) ? asked : now.day)
  const question = { monday: mondayOf(day), userId: session.user.id, isStaff }
  const query = useQuery({
    queryKey: [bookingsKey, 'week', question.monday, question.userId],
    queryFn: () => readWeekBook(question),
    staleTime: 30_000,
    refetchInterval: 60_000,
    // Without signal it fails at once and says so, instead of waiting silently.
    networkMode: 'always',
    retry: false,
    initialData: () => keptWeekBook(question),
    initialDataUpdatedAt: () => keptWeekBook(question)?.readAt,
  })
  const pulseTrouble = usePulseTrouble()
  const goTo = (to: IsoDay | undefined) =>
    setParams(
      shown => {
        if (to) shown.set('day', to)
        else shown.delete('day')
        return shown
      },
      { replace: true },
    )
  return {
    now,
    day,
    monday: question.monday,
    saturday: addDays(question.monday, 5),
    isStaff,
    query,
    trouble: query.error ?? pulseTrouble,
    goTo,
  }
}

export type OpenWeek = ReturnType<typeof useWeek>

// Nobody works on a Sunday: show the week ahead.
function weekday(day: IsoDay): IsoDay {
  return isSunday(day) ? addDays(day, 1) : day
}
