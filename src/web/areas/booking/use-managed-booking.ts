import { useCallback, useEffect, useState } from 'react'
import { Refusal } from '#domain/refusal.ts'
import { type ManagedBooking, readManaged } from '#web/data/manage-bookings.ts'
import { useBookingChange } from '#web/diary/use-booking-change.ts'

type Shown = ManagedBooking | 'loading' | 'missing' | 'failed'

// What the link leads to, and what can be done with it.
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
