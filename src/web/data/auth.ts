// Who is signed in, and how they get in and out: the one place that talks to /auth/v1 about it.

import type { Session } from '@supabase/auth-js'
import type { SignUp } from '#domain/account.ts'
import type { Rows } from '#domain/rows.ts'
import { uncountedCookie } from '#domain/visits.ts'
import { roleKey, sessionKey, visitorKey } from '#web/browser/session-keys.ts'
import { answerOf, authApi, authUrl, keptSession, refusalOf } from './auth-api.ts'
import { publishableKey } from './publishable-key.ts'
import { restApi } from './rest-api.ts'

export type Credentials = { email: string; password: string }
export type Role = Rows['user_roles']['role']
export type OfficeVisitor = { session: Session; roles: Role[] }
export type { Session }

/** The session kept in this browser, and whether a second factor is still to be shown. */
export type SessionState = { session: Session | null; needsFactor: boolean }

export async function readSessionState(): Promise<SessionState> {
  const session = await keptSession()
  if (!session) return { session: null, needsFactor: false }
  const level = await answerOf(authApi().mfa.getAuthenticatorAssuranceLevel())
  return { session, needsFactor: level?.nextLevel !== level?.currentLevel }
}

/** The session of someone who has shown every factor they have. */
export async function readSession(): Promise<Session | null> {
  const { session, needsFactor } = await readSessionState()
  return needsFactor ? null : session
}

/** The header that makes a table call this user's. */
export async function bearer() {
  const session = await keptSession()
  return `Bearer ${session?.access_token ?? ''}`
}

export async function signIn(credentials: Credentials) {
  await answerOf(authApi().signInWithPassword(credentials))
}

export async function signUp({ email, password }: Credentials) {
  const options = { emailRedirectTo: `${location.origin}/crm` }
  await answerOf(authApi().signUp({ email, password, options }))
}

/** The profile's values travel with the sign-up, because it can be written only once the address is confirmed. */
export async function signUpClient({ email, password, confirmPassword: _, ...profile }: SignUp) {
  const options = { emailRedirectTo: `${location.origin}/booking`, data: profile }
  await answerOf(authApi().signUp({ email, password, options }))
}

export async function resendConfirmation(email: string, path: '/crm' | '/booking') {
  const options = { emailRedirectTo: `${location.origin}${path}` }
  await answerOf(authApi().resend({ type: 'signup', email, options }))
}

/** Ends this session, here and in every other tab, whatever the server answers. */
export async function signOut() {
  await authApi().signOut({ scope: 'local' })
}

export async function askForReset(email: string) {
  await answerOf(authApi().resetPasswordForEmail(email, { redirectTo: `${location.origin}/auth?reset` }))
}

/** The code of the mail, for those who read their mail on another device. */
export async function resetWithCode(email: string, code: string) {
  await answerOf(authApi().verifyOtp({ email, token: code, type: 'recovery' }))
}

export async function chooseNewPassword(password: string) {
  await answerOf(authApi().updateUser({ password }))
}

/** The first admin, by the link that the server prints: our own endpoint, which the client does not know. */
export async function setUpAdmin(token: string, { email, password }: Credentials) {
  const answer = await fetch(`${authUrl()}/setup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: publishableKey(),
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify({ token, email, password }),
  })
  const told = await answer.json()
  if (!answer.ok) throw refusalOf(Object.assign(new Error(told.message), { code: told.code }))
  await answerOf(authApi().setSession(told as Session))
}

/** The roles of the signed-in user; remembered for the header of the public pages, which only shows or hides a link. */
export async function readRoles(session: Session): Promise<Role[]> {
  const { data, error } = await restApi()
    .from('user_roles')
    .select('role')
    .eq('user_id', session.user.id)
    // If the server is unreachable, the last known user gets in at once, and the screens say so.
    .retry(false)
    .setHeader('Authorization', `Bearer ${session.access_token}`)
  if (error) throw error
  const roles = data.map(row => row.role as Role)
  localStorage.setItem(roleKey, roles.includes('admin') ? 'admin' : (roles[0] ?? ''))
  localStorage.setItem(visitorKey, JSON.stringify({ userId: session.user.id, roles }))
  leaveUncounted(roles.length > 0)
  dispatchEvent(new Event('storage'))
  return roles
}

/** Visits of our own staff are not counted; this cookie, which nobody else has, marks them. */
function leaveUncounted(isStaff: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${uncountedCookie}; path=/; samesite=lax; max-age=${isStaff ? 31_536_000 : 0}`
}

/** The last user of the office who has not signed out, for when the server is unreachable. It only opens screens. */
export function keptVisitor(): OfficeVisitor | undefined {
  const session = JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as Session | null
  const kept = JSON.parse(localStorage.getItem(visitorKey) ?? 'null') as {
    userId: string
    roles: Role[]
  } | null
  return session && kept?.userId === session.user.id ? { session, roles: kept.roles } : undefined
}

/** Whether a table call was refused because the session has been ended elsewhere. */
export function isSessionEnded(error: unknown) {
  const { code = '' } = error as { code?: string }
  return /^PGRST30[1-3]$/.test(code)
}
