// One week of the office, at its own address: /crm/bookings?day=2026-12-17 is the week of that Thursday.
import { useQuery } from '@tanstack/react-query'
import { addDays, type IsoDay, isIsoDay, isSunday, mondayOf, todayAt } from '#domain/calendar.ts'
import { weekOf, whereItFits } from '#domain/week.ts'
import { availableSlots } from '#web/data/bookings.ts'
import { type OfficeBooking, readHouse, readWeekBookings } from '#web/data/staff-bookings.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { useSearchParams } from '#web/router/routing.tsx'

export function useWeek(moving: OfficeBooking | undefined) {
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
    // Keep the previous week on screen while the next one loads.
    placeholderData: before => (before?.[0]?.day === monday ? before : undefined),
  })
  const places = usePlacesFor(moving, monday)
  const week = query.data && (places ? whereItFits(query.data, places) : query.data)
  const goTo = (to: IsoDay | undefined) =>
    setParams(
      shown => {
        if (to) shown.set('day', to)
        else shown.delete('day')
        return shown
      },
      { replace: true },
    )
  return { today, day, monday, saturday: addDays(monday, 5), query, week, goTo }
}

export type OpenWeek = ReturnType<typeof useWeek>

// Reckoned for its own length, and without itself in the way.
function usePlacesFor(moving: OfficeBooking | undefined, monday: IsoDay) {
  const { data } = useQuery({
    queryKey: [bookingsKey, 'places', monday, moving?.id],
    queryFn: () =>
      availableSlots(monday, addDays(monday, 5), { for_booking: moving?.id ?? '', is_endless: true }),
    enabled: Boolean(moving),
    staleTime: 30_000,
  })
  return moving && data
}

// Nobody works on a Sunday: show the week ahead.
function weekday(day: IsoDay): IsoDay {
  return isSunday(day) ? addDays(day, 1) : day
}

async function readWeek(monday: IsoDay) {
  const saturday = addDays(monday, 5)
  const [slots, bookings, house] = await Promise.all([
    availableSlots(monday, saturday, { is_endless: true }),
    readWeekBookings(monday, saturday),
    readHouse(),
  ])
  return weekOf(monday, { slots, bookings, ...house })
}
