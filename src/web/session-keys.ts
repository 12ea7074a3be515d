// Where the browser remembers who is signed in: written by the app, read by the loader of the public pages.
export const sessionKey = 'coastal-clean.session'
export const roleKey = 'coastal-clean.role'
