// Where the browser remembers who is signed in: written by the app, read by the loader of the public pages.
export const sessionKey = 'coastal-clean.session'
export const roleKey = 'coastal-clean.role'

/** A sentence for the next page, kept for this tab only. */
export const noticeKey = 'coastal-clean.notice'

/** What the office keeps of people for when there is no signal: gone when its owner signs out. */
const officePrefix = 'coastal-clean.office.'
export const visitorKey = `${officePrefix}visitor`
export const officeKeyOf = (what: string, userId: string) => `${officePrefix}${what}.${userId}`

/** Ticks that have not been sent. They tell nothing of anybody, and wait for their owner to come back. */
export const tickKeyOf = (userId: string) => `coastal-clean.ticks.${userId}`

export function forgetOffice() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(officePrefix)) localStorage.removeItem(key)
}
