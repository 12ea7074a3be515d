import { useEffect, useState } from 'react'
import { type Offered, offeredOn } from '#content/offered.ts'
import type { GuestBooking } from '#domain/booking.ts'
import { readManaged } from '#web/data/manage-bookings.ts'

/** What the server has kept with the request: its estimate, and the promotions that ran for it. */
export function useKeptPrice({ manage_token: token }: GuestBooking): Offered | undefined {
  const [kept, setKept] = useState<Offered>()
  useEffect(() => {
    if (!token) return
    readManaged(token).then(
      ({ estimate, offers, service_type, size, extras, suburb }) =>
        setKept(
          offeredOn({
            found: estimate ?? undefined,
            running: offers ?? [],
            choices: { service_type, size, extras: extras ?? [], suburb },
          }),
        ),
      () => {},
    )
  }, [token])
  return kept
}
