// A trip to an identity provider and back, kept with those to other services (oauth-state.ts). Its relay state works once and
// for ten minutes; the id of our request is made from it with a key of the server, so that an answer fits one trip only.
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type AuthContext, type AuthService, askServer, asServer } from './auth-service.ts'
import type { KeptTrip } from './oauth-state.ts'
import type { Flow } from './read-body.ts'
import { isSame, randomToken, samlRequestId, sha256 } from './secrets.ts'

const minutesKept = 10

type Trip = { providerId: string; redirectTo: string; flow: Flow | null }

export async function beginSamlTrip(auth: AuthService, context: AuthContext, trip: Trip) {
  const [relayState, mark] = [randomToken(), randomToken()]
  const at = auth.now().getTime()
  const made = {
    state_hash: sha256(relayState),
    provider: `sso:${trip.providerId}`,
    redirect_to: trip.redirectTo,
    challenge: trip.flow?.challenge ?? null,
    method: trip.flow?.method ?? null,
    browser_hash: sha256(mark),
    linking_session_id: null,
    expires_at: new Date(at + minutesKept * 60_000).toISOString(),
  }
  const values = [JSON.stringify(made), new Date(at).toISOString()]
  await asServer(auth, [{ text: 'select auth.keep_oauth_state($1, $2)', values }])
  setCookie(context, cookieOf(relayState), mark, { ...place, maxAge: minutesKept * 60 })
  return { relayState, requestId: samlRequestId(auth.keys, relayState) }
}

/** The trip that this relay state began, used up by asking; null where there is none. */
export async function endSamlTrip(auth: AuthService, context: AuthContext, relayState: string) {
  const text = 'select auth.take_oauth_state($1, $2)'
  const trip = await askServer<KeptTrip>(auth, text, [sha256(relayState), auth.now().toISOString()])
  if (!trip?.provider.startsWith('sso:')) return null
  const isSameBrowser = isSame(sha256(getCookie(context, cookieOf(relayState)) ?? ''), trip.browser_hash)
  deleteCookie(context, cookieOf(relayState), place)
  const providerId = trip.provider.slice('sso:'.length)
  return { trip, providerId, isSameBrowser, requestId: samlRequestId(auth.keys, relayState) }
}

// The provider's page posts the answer: only a cookie that says so goes with it.
const place = { path: '/auth/v1/sso/saml/acs', secure: true, httpOnly: true, sameSite: 'None' } as const

const cookieOf = (relayState: string) => `saml_${sha256(relayState).slice(0, 10)}`
