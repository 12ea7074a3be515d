// Separate from the acts and their words, because Today, the first page of the office, needs only this.
import { pulseKey, useReadAgain } from '#web/acts/use-read-again.ts'

export const bookingsKey = 'office-bookings'
export const bookingKeys = [bookingsKey, pulseKey, 'day']

export const useRefreshBookings = () => useReadAgain(bookingKeys)
