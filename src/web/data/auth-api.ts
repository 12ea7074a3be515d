// The browser's one connection to /auth/v1: keeps the session, refreshes it before it expires, and tells every tab.
import { AuthClient, type AuthError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { Refusal } from '#domain/refusal.ts'
import { authNotices } from '#domain/sign-in-messages.ts'
import { forgetOffice, roleKey, sessionKey } from '#web/browser/session-keys.ts'
import { publishableKey } from './publishable-key.ts'

export const authUrl = () => `${location.origin}/auth/v1`

let client: InstanceType<typeof AuthClient> | undefined

export function authApi() {
  client ??= makeClient()
  return client
}

function makeClient() {
  const made = new AuthClient({
    url: authUrl(),
    headers: { apikey: publishableKey() },
    storageKey: sessionKey,
    flowType: 'pkce',
    // The parameters of a link in a mail are read by arrive().
    detectSessionInUrl: false,
    ...withCaptcha(),
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

// Only where the document names a provider.
function withCaptcha() {
  const offered = document.querySelector<HTMLMetaElement>('meta[name="captcha"]')?.content
  if (!offered) return {}
  const asked = import('./captcha.ts').then(({ captchaFetch }) => captchaFetch(offered))
  return { fetch: async (...call: Parameters<typeof fetch>) => (await asked)(...call) }
}

/** Calls back when someone signs in or out, in this tab or another: perhaps in place of another who was signed in. */
export function watchSession(onChange: (event: string, isOther: boolean) => void) {
  let person: string | undefined
  const { data } = authApi().onAuthStateChange((event, session) => {
    const before = person
    person = session?.user.id
    const isOther = before !== undefined && person !== undefined && person !== before
    if (isOther || (event !== 'INITIAL_SESSION' && event !== 'TOKEN_REFRESHED')) onChange(event, isOther)
  })
  return () => data.subscription.unsubscribe()
}

/** The session kept in this browser, refreshed if it is about to expire. */
export async function keptSession() {
  const { data, error } = await authApi().getSession()
  // An unreachable server is not a sign-out: the session stays, and the screen says that something is wrong.
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

// An answer that is not our JSON arrives as '{}' or as the parser's error.
function isSentence(message: string) {
  return /^[A-Z][^{}<>]+$/.test(message) && !message.includes('JSON')
}
