import { useCallback, useEffect, useState } from 'react'
import { Refusal } from '#domain/refusal.ts'
import { useBookingChange } from '#web/calendar/use-booking-change.ts'
import { readManaged } from '#web/data/manage-bookings.ts'
import type { ManagedBooking } from '#web/data/managed-booking.ts'

type Shown = ManagedBooking | 'loading' | 'missing' | 'failed'

// The booking behind the link, and how to change it.
export function useManagedBooking(key: string) {
  const [shown, setShown] = useState<Shown>('loading')

  const look = useCallback(async () => {
    const found = await readManaged(key).catch(stateOf)
    setShown(found)
    return typeof found === 'string' ? undefined : found
  }, [key])

  const read = useCallback(() => {
    setShown('loading')
    return look()
  }, [look])
  useEffect(() => void read(), [read])

  return { shown, read, change: useBookingChange({ onChanged: setShown, look }) }
}

function stateOf(cause: unknown): Shown {
  const isMissing = cause instanceof Refusal && ['booking_not_found', 'session_ended'].includes(cause.code)
  return isMissing ? 'missing' : 'failed'
}
