// The browser's one auth client: keeps the session, refreshes it before it expires, and tells every tab.
import { AuthClient, type AuthError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { authNotices } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { forgetOffice, roleKey, sessionKey } from '#web/session-keys.ts'
import { publishableKey } from './publishable-key.ts'

export const authUrl = () => `${location.origin}/auth/v1`

let client: InstanceType<typeof AuthClient> | undefined

export function authClient() {
  client ??= makeClient()
  return client
}

function makeClient() {
  const made = new AuthClient({
    url: authUrl(),
    headers: { apikey: publishableKey() },
    storageKey: sessionKey,
    flowType: 'pkce',
    // What a mail's link brings is taken in by arrive().
    detectSessionInUrl: false,
  })
  made.onAuthStateChange(event => {
    if (event === 'SIGNED_OUT') {
      localStorage.removeItem(roleKey)
      forgetOffice()
    }
    // The browser tells other tabs by itself, but not the header of this page.
    dispatchEvent(new Event('storage'))
  })
  return made
}

/** Calls back when someone signs in or out, in this tab or another. */
export function watchSession(onChange: (event: string) => void) {
  const { data } = authClient().onAuthStateChange(event => {
    if (event !== 'INITIAL_SESSION' && event !== 'TOKEN_REFRESHED') onChange(event)
  })
  return () => data.subscription.unsubscribe()
}

/** The session kept in this browser, refreshed if it is about to expire. */
export async function keptSession() {
  const { data, error } = await authClient().getSession()
  // A server out of reach is no sign-out: the session stays, and the screen says that something is wrong.
  if (error && isAuthRetryableFetchError(error)) throw refusalOf(error)
  return data.session
}

/** The answer, or a refusal with a sentence for people. */
export async function answerOf<Answer extends { data: unknown; error: AuthError | null }>(
  call: Promise<Answer>,
): Promise<Answer['data']> {
  const { data, error } = await call
  if (error) throw refusalOf(error)
  return data
}

/** A sentence for people: the server's own where it has one, a plain one where it could not be reached. */
export function refusalOf(error: Error & { code?: string | undefined }) {
  return isAuthRetryableFetchError(error) || !isSentence(error.message)
    ? new Refusal('unexpected', authNotices.unexpected.text)
    : new Refusal(error.code ?? 'refused', error.message)
}

// An answer that is no JSON of ours arrives as '{}' or as the parser's complaint.
function isSentence(message: string) {
  return /^[A-Z][^{}<>]+$/.test(message) && !message.includes('JSON')
}
