// Photographs of a clean. The server counts as well: db/functions/store-job-photo.sql.
export const mostPhotos = 20

/** The longest side of what leaves the phone: nobody looks at more, and data is dear. */
export const photoSide = 1600

export const photoMoments = ['before', 'after'] as const
export type PhotoMoment = (typeof photoMoments)[number]
