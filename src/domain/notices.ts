// Notices on the phones of the office: of what, and what a notice is made of when it reaches the phone.

/** What the owner is mailed of and somebody should look at; db/functions/mail/queue-notices.sql says which mail is which. */
export const noticeOccasions = [
  'request',
  'change',
  'quote',
  'message',
  'review',
  'registration',
  'referral',
] as const
export type NoticeOccasion = (typeof noticeOccasions)[number]

/** Why the last notice did not reach a device. */
export type PushTrouble = 'refused' | 'busy' | 'slow' | 'unreachable' | 'not_public'

/** As public/office-worker.js shows it. */
export type ShownNotice = { title: string; body: string; tag: string; path: string }
