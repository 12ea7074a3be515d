// Where the browser remembers who is signed in: written by the app, read by the loader of the public pages.
export const sessionKey = 'coastal-clean.session'
export const roleKey = 'coastal-clean.role'

/** A sentence for the next page, kept for this tab only. */
export const noticeKey = 'coastal-clean.notice'

/** The last request that was sent from here: with its private link in this tab, without it on the device. */
export const sentKey = 'coastal-clean.sent-request'

/** Personal data that the office keeps for when there is no signal: removed on sign-out. */
const officePrefix = 'coastal-clean.office.'
export const visitorKey = `${officePrefix}visitor`
export const officeKeyOf = (what: string, userId: string) => `${officePrefix}${what}.${userId}`

/** A store of its own: photographs of a clean that have not arrived yet. Removed on sign-out as well. */
export const photosKey = `${officePrefix}photos`
/** Set while there is one. */
export const photosWaitKey = `${officePrefix}photos-wait`

/** Ticks that have not been sent yet. They hold no personal data, so they survive a sign-out. */
export const tickKeyOf = (userId: string) => `coastal-clean.ticks.${userId}`

/** Answers to "did it go?" that have not been sent yet; nothing personal either. */
export const answerKeyOf = (userId: string) => `coastal-clean.message-answers.${userId}`

export function forgetOffice() {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key.startsWith(officePrefix)) store.removeItem(key)
  indexedDB.deleteDatabase(photosKey)
}
