// Photographs of a clean. The server counts as well: db/functions/bookings/store-job-photo.sql.
export const mostPhotos = 20

/** The longest side of what leaves the phone: nobody looks at more, and data is dear. */
export const photoSide = 1600

export const photoMoments = ['before', 'after'] as const
export type PhotoMoment = (typeof photoMoments)[number]

/** Carries the key of a booking's private link, where its holder asks for a photograph. */
export const bookingKeyHeader = 'x-booking-key'
