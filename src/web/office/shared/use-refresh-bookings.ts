// Separate from the acts and their words, because Today, the first page of the office, needs only this.
import { useQueryClient } from '@tanstack/react-query'
import { pulseKey } from '#web/office/frame/use-pulse.ts'

export const bookingsKey = 'office-bookings'

export function useRefreshBookings() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [bookingsKey, pulseKey, 'day'].map(key => queries.invalidateQueries({ queryKey: [key] })),
    )
  }
}
