// The state of a trip to a provider and back: single use, ten minutes, and bound to the browser by a cookie. The nonce and
// the verifier towards the provider are made from it with a key of the server, which keeps neither.
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type AuthContext, type AuthService, askServer, asServer } from './auth-service.ts'
import type { Flow } from './read-body.ts'
import { isSame, oauthNonce, oauthVerifier, randomToken, sha256 } from './secrets.ts'

const minutesKept = 10

type Trip = { provider: string; redirectTo: string; flow: Flow | null; linkingSessionId: string | null }

export type KeptTrip = {
  provider: string
  redirect_to: string
  code_challenge: string | null
  code_challenge_method: Flow['method'] | null
  browser_hash: string
  linking_session_id: string | null
  is_over: boolean
}

export async function beginTrip(auth: AuthService, context: AuthContext, trip: Trip) {
  const [state, mark] = [randomToken(), randomToken()]
  const at = auth.now().getTime()
  const made = {
    state_hash: sha256(state),
    provider: trip.provider,
    redirect_to: trip.redirectTo,
    challenge: trip.flow?.challenge ?? null,
    method: trip.flow?.method ?? null,
    browser_hash: sha256(mark),
    linking_session_id: trip.linkingSessionId,
    expires_at: new Date(at + minutesKept * 60_000).toISOString(),
  }
  const values = [JSON.stringify(made), new Date(at).toISOString()]
  await asServer(auth, [{ text: 'select auth.keep_oauth_state($1, $2)', values }])
  // Lax: the way back is a visit that begins at the provider.
  setCookie(context, cookieOf(state), mark, {
    ...cookiePlace(auth),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: minutesKept * 60,
  })
  return { state, ...secretsOf(auth, state) }
}

/** The trip that this state began, used up by asking; null where there is none. */
export async function endTrip(auth: AuthService, context: AuthContext, state: string) {
  const trip = await askServer<KeptTrip>(auth, 'select auth.take_oauth_state($1, $2)', [
    sha256(state),
    auth.now().toISOString(),
  ])
  if (!trip) return null
  const isSameBrowser = isSame(sha256(getCookie(context, cookieOf(state)) ?? ''), trip.browser_hash)
  deleteCookie(context, cookieOf(state), cookiePlace(auth))
  return { trip, isSameBrowser, ...secretsOf(auth, state) }
}

const secretsOf = ({ keys }: AuthService, state: string) => ({
  nonce: oauthNonce(keys, state),
  verifier: oauthVerifier(keys, state),
})

const cookiePlace = ({ settings }: AuthService) => ({
  path: '/auth/v1/callback',
  secure: settings.siteUrl.startsWith('https:'),
})

// One for each trip, since people open two tabs.
const cookieOf = (state: string) => `oauth_${sha256(state).slice(0, 10)}`
