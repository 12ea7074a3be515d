// Where the browser remembers who is signed in: written by the app, read by the loader of the public pages.
export const sessionKey = 'coastal-clean.session'
export const roleKey = 'coastal-clean.role'

/** A sentence for the next page, kept for this tab only. */
export const noticeKey = 'coastal-clean.notice'
