// One week of the office, at its own address: /crm/bookings?day=2026-12-17 is the week of that Thursday.
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { addDays, type IsoDay, isIsoDay, isSunday, mondayOf, todayAt } from '#domain/calendar.ts'
import { weekOf } from '#domain/week.ts'
import { availableSlots } from '#web/data/bookings.ts'
import { readCapacity, readWeekBookings } from '#web/data/staff-bookings.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { bookingsKey } from './use-booking-acts.ts'

export function useWeek() {
  const [params, setParams] = useSearchParams()
  const { session } = useOfficeVisitor()
  const today = todayAt(new Date())
  const asked = params.get('day') ?? ''
  const day = weekday(isIsoDay(asked) ? asked : today)
  const monday = mondayOf(day)
  const query = useQuery({
    queryKey: [bookingsKey, 'week', monday, session.user.id],
    queryFn: () => readWeek(monday),
    staleTime: 30_000,
    refetchInterval: 60_000,
    // Turning the page keeps the frame of the week before.
    placeholderData: before => (before?.[0]?.day === monday ? before : undefined),
  })
  const goTo = (to: IsoDay | undefined) =>
    setParams(
      shown => {
        if (to) shown.set('day', to)
        else shown.delete('day')
        return shown
      },
      { replace: true, preventScrollReset: true },
    )
  return { today, day, monday, saturday: addDays(monday, 5), query, goTo }
}

export type OpenWeek = ReturnType<typeof useWeek>

// Nobody works on a Sunday: the office looks at the week to come.
function weekday(day: IsoDay): IsoDay {
  return isSunday(day) ? addDays(day, 1) : day
}

async function readWeek(monday: IsoDay) {
  const saturday = addDays(monday, 5)
  const [slots, bookings, capacity] = await Promise.all([
    availableSlots(monday, saturday),
    readWeekBookings(monday, saturday),
    readCapacity(),
  ])
  return weekOf(monday, { slots, bookings, capacity: capacity ?? undefined })
}
