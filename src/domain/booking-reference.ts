// How a booking is named and found. Apart from its checks, which the form fetches later.

// The reference by which client and staff name a booking on the phone: short, and derived from the id alone.
export function bookingReference(id: string): string {
  return `CC-${id.slice(0, 8).toUpperCase()}`
}

/** Where a booking is seen, moved and cancelled: by its private token, or by its id when it is one's own. */
export function managePath(key: string): string {
  return `/booking?manage=${key}`
}
