import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { isStatusOpen } from '#domain/booking-status.ts'
import { slotEnd } from '#domain/time-slots.ts'
import { useBookingChange } from '#web/calendar/use-booking-change.ts'
import { isFullPage, type OwnBooking, readOwnBookings } from '#web/data/own-bookings.ts'

type Pages = InfiniteData<OwnBooking[]>

// The client's bookings, the next one apart, and what can be done with them.
export function useOwnBookings(userId: string) {
  const queries = useQueryClient()
  const queryKey = ['own-bookings', userId]
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readOwnBookings(pageParam),
    initialPageParam: undefined as OwnBooking | undefined,
    getNextPageParam: page => (isFullPage(page) ? page.at(-1) : undefined),
  })
  const change = useBookingChange({
    onChanged: changed => {
      queries.setQueryData<Pages>(queryKey, kept => kept && withRow(kept, row => mergeRow(row, changed)))
      // It may have been a visit of a regular plan.
      void queries.invalidateQueries({ queryKey: ['own-plans', userId] })
    },
    look: async id => (await query.refetch()).data?.pages.flat().find(row => row.id === id),
  })
  return { query, change, ...sortedBookings(query.data?.pages.flat() ?? [], new Date()) }
}

function withRow(kept: Pages, change: (row: OwnBooking) => OwnBooking): Pages {
  return { ...kept, pages: kept.pages.map(page => page.map(change)) }
}

function mergeRow(row: OwnBooking, changed: { id: string }): OwnBooking {
  return row.id === changed.id ? { ...row, ...changed } : row
}

function sortedBookings(rows: OwnBooking[], now: Date) {
  const isComing = ({ status, service_date, service_time }: OwnBooking) =>
    isStatusOpen(status) && slotEnd(service_date, service_time) > now
  const [next, ...coming] = rows.filter(isComing).sort(byTime)
  const past = rows
    .filter(row => !isComing(row))
    .sort(byTime)
    .reverse()
  return { next, coming, past }
}

function byTime(a: OwnBooking, b: OwnBooking): number {
  return orderOf(a) < orderOf(b) ? -1 : 1
}

function orderOf({ service_date, service_time, id }: OwnBooking): string {
  return `${service_date} ${service_time} ${id}`
}
