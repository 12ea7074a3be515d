// GET and POST /callback: back from the provider. All ends with a redirect to where the trip was to lead.
import * as oidc from 'openid-client'
import type { AuthContext, AuthHandler, AuthService } from './auth-service.ts'
import { callbackOf } from './authorize.ts'
import { returnWithPerson } from './identity-entry.ts'
import { addressRefused, addressWithFault, unreachable } from './oauth-fault.ts'
import { endTrip } from './oauth-state.ts'
import { readPerson, withAppleName } from './provider-person.ts'
import { safeRedirect, withQuery } from './redirects.ts'

const answerFields = ['state', 'code', 'iss', 'error', 'error_description', 'user']

// Apple posts its answer from its own page, where a browser sends no cookies of ours. Sent on as a plain visit it does.
export function takePostedAnswer(auth: AuthService): AuthHandler {
  return async context => {
    const form = await context.req.parseBody()
    const given = answerFields.flatMap(name => {
      const value = form[name]
      return typeof value === 'string' && value.length <= 4000 ? [[name, value]] : []
    })
    return context.redirect(withQuery(callbackOf(auth), Object.fromEntries(given)), 303)
  }
}

export function takeAnswer(auth: AuthService): AuthHandler {
  return async context => context.redirect(await addressAfter(auth, context), 302)
}

async function addressAfter(auth: AuthService, context: AuthContext): Promise<string> {
  const { state, code, error, error_description: description, user } = context.req.query()
  // Whose trip it was is not known: the sign-in page says what is wrong.
  const door = `${auth.settings.siteUrl}/auth`
  if (!state) return addressWithFault(door, 'no_state')
  const ended = await endTrip(auth, context, state)
  if (!ended) return addressWithFault(door, 'bad_state')
  const { trip, isSameBrowser, nonce, verifier } = ended
  const redirectTo = safeRedirect(trip.redirect_to, auth.settings)
  const provider = auth.providers.get(trip.provider)
  // Where a link was asked for with PKCE, nothing happens before that browser has proved itself: it may not be at our own
  // address, and then it has no cookie of ours.
  const provesLater = trip.linking_session_id !== null && trip.code_challenge !== null
  if (!provider || trip.is_over || !(isSameBrowser || provesLater))
    return addressWithFault(redirectTo, 'bad_state')
  if (error) return addressRefused(redirectTo, error, description)
  if (!code) return addressWithFault(redirectTo, 'no_code')
  const connection = await provider.connect().catch(unreachable(auth, provider))
  if (!connection) return addressWithFault(redirectTo, 'unreachable')
  try {
    const here = new URL(`${callbackOf(auth)}${new URL(context.req.url).search}`)
    // Apple's greeting is no part of the protocol.
    here.searchParams.delete('user')
    const checks = provider.endpoints
      ? { expectedState: state }
      : { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
    const tokens = await oidc.authorizationCodeGrant(connection, here, checks)
    const person = withAppleName(await readPerson(provider, connection, tokens), provider.apple && user)
    return await returnWithPerson(auth, context, {
      provider,
      trip,
      redirectTo,
      person,
      tokens,
    })
  } catch (failure) {
    unreachable(auth, provider)(failure)
    return addressWithFault(redirectTo, 'no_exchange')
  }
}
