// Who is signed in: the one place that talks to /auth/v1.
import { AuthClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js'
import { authNotices } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { roleKey, sessionKey } from '#web/session-keys.ts'
import { publishableKey, restClient } from './client.ts'

export type Credentials = { email: string; password: string }
export type Role = 'admin' | 'staff'
export type OfficeVisitor = { session: Session; roles: Role[] }
export type { Session }

let client: InstanceType<typeof AuthClient> | undefined

function auth() {
  client ??= new AuthClient({
    url: `${location.origin}/auth/v1`,
    headers: { apikey: publishableKey() },
    storageKey: sessionKey,
    flowType: 'pkce',
  })
  return client
}

export async function readSession(): Promise<Session | null> {
  const { data } = await auth().getSession()
  return data.session
}

export async function signIn(credentials: Credentials) {
  const { error } = await auth().signInWithPassword(credentials)
  if (error) throw refusalOf(error)
}

export async function signUp(credentials: Credentials) {
  const { error } = await auth().signUp(credentials)
  if (error) throw refusalOf(error)
}

export async function signOut() {
  await auth().signOut({ scope: 'local' })
  localStorage.removeItem(roleKey)
}

/** The roles of the signed-in user; remembered for the header of the public pages, which only shows or hides a link. */
export async function readRoles(session: Session): Promise<Role[]> {
  const { data, error } = await restClient()
    .from('user_roles')
    .select('role')
    .eq('user_id', session.user.id)
    .setHeader('Authorization', `Bearer ${session.access_token}`)
  if (error) throw error
  const roles = data.map(row => row.role as Role)
  localStorage.setItem(roleKey, roles.includes('admin') ? 'admin' : '')
  return roles
}

/** A sentence for people: the server's own where it has one, a plain one where it could not be reached. */
function refusalOf(error: Error & { code?: string }) {
  const sentence =
    isAuthRetryableFetchError(error) || !isSentence(error.message)
      ? authNotices.unexpected.text
      : error.message
  return new Refusal(error.code ?? 'unexpected', sentence)
}

// An answer that is no JSON of ours arrives as '{}' or as the parser's complaint.
function isSentence(message: string) {
  return /^[A-Z][^{}<>]+$/.test(message) && !message.includes('JSON')
}
