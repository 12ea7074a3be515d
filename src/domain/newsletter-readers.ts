// Who asked for the newsletter, as admins see and take them along.
export const readerStates = ['confirmed', 'waiting', 'left'] as const
export type ReaderState = (typeof readerStates)[number]

export const readersFile = 'newsletter-readers.csv'
export const readerColumns = ['email', 'asked', 'confirmed', 'page'] as const
