import { useEffect, useState } from 'react'
import { type Offered, offeredOn } from '#content/offered.ts'
import type { GuestBooking } from '#domain/booking.ts'
import { readManaged } from '#web/data/manage-bookings.ts'
import type { ManagedBooking } from '#web/data/managed-booking.ts'

export const keptPriceOf = ({ estimate, offers, service_type, size, extras, suburb }: ManagedBooking) =>
  offeredOn({
    found: estimate ?? undefined,
    running: offers ?? [],
    choices: { service_type, size, extras: extras ?? [], suburb },
  })

/** What the server has kept with the request: its estimate, and the promotions that ran for it. */
export function useKeptPrice({ manage_token: token }: GuestBooking): Offered | undefined {
  const [kept, setKept] = useState<Offered>()
  useEffect(() => {
    if (!token) return
    readManaged(token).then(
      booking => setKept(keptPriceOf(booking)),
      () => {},
    )
  }, [token])
  return kept
}
