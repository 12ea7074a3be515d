// Cleans to come that cannot be as they are planned.
export type ClashReason = 'booking' | 'crew_off' | 'before_opening' | 'after_closing'
export type Clash = { booking_id: string; hit: ClashReason }

/** Each clean once, by its first reason; those without a row are gone or not for the caller. */
export function oncePerBooking<Booking extends { id: string }>(
  clashes: readonly Clash[],
  bookings: readonly Booking[],
): { booking: Booking; hit: ClashReason }[] {
  const hits = new Map([...clashes].reverse().map(({ booking_id, hit }) => [booking_id, hit]))
  const ids = new Set(clashes.map(({ booking_id }) => booking_id))
  return [...ids].flatMap(id => {
    const booking = bookings.find(row => row.id === id)
    const hit = hits.get(id)
    return booking && hit ? [{ booking, hit }] : []
  })
}
