// GET /authorize and GET /user/identities/authorize: on to the provider, to sign in or to link it to one's account.
import * as oidc from 'openid-client'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthContext, AuthHandler, AuthService } from './auth-service.ts'
import { requireFullProof } from './guards.ts'
import { addressWithFault, unreachable } from './oauth-fault.ts'
import { beginTrip } from './oauth-state.ts'
import type { Provider } from './providers.ts'
import { check, flowFields, flowOf } from './read-body.ts'
import { safeRedirect } from './redirects.ts'

// A wish for the provider's page, handed on; nothing that steers the protocol itself is among them.
const wishes = [
  'prompt',
  'login_hint',
  'hd',
  'domain_hint',
  'ui_locales',
  'access_type',
  'display',
  'auth_type',
]

const wanted = z.object({
  provider: z.string().toLowerCase().max(60).default(''),
  scopes: z
    .string()
    .max(500)
    .regex(/^[\x21\x23-\x5b\x5d-\x7e ]*$/, 'The scopes have characters that no scope has')
    .default(''),
  redirect_to: z.string().max(2000).optional(),
  ...flowFields,
})

export function authorize(auth: AuthService): AuthHandler {
  return async context => context.redirect(await addressOfProvider(auth, context, null), 302)
}

export function authorizeLinking(auth: AuthService): AuthHandler {
  return async context => {
    const who = context.get('who')
    requireFullProof(who)
    const url = await addressOfProvider(auth, context, who.session_id)
    return context.req.query('skip_http_redirect') === 'true'
      ? context.json({ url })
      : context.redirect(url, 302)
  }
}

async function addressOfProvider(auth: AuthService, context: AuthContext, linkingSessionId: string | null) {
  const asked = check(wanted, context.req.query())
  const provider = findProvider(auth, asked.provider)
  const flow = flowOf(asked)
  const redirectTo = safeRedirect(asked.redirect_to, auth.settings)
  const connection = await provider.connect().catch(unreachable(auth, provider))
  if (!connection) return addressWithFault(redirectTo, 'unreachable')
  const trip = await beginTrip(auth, context, { provider: provider.name, redirectTo, flow, linkingSessionId })
  const url = oidc.buildAuthorizationUrl(connection, {
    ...wishesIn(context),
    redirect_uri: callbackOf(auth),
    scope: [...new Set([...provider.scopes, ...asked.scopes.split(/[ ,]+/)])].filter(Boolean).join(' '),
    state: trip.state,
    ...(!provider.endpoints && (await proofs(trip))),
    ...(provider.apple && { response_mode: 'form_post' }),
  })
  return url.href
}

// What binds the provider's answer to this trip.
async function proofs({ nonce, verifier }: { nonce: string; verifier: string }) {
  const challenge = await oidc.calculatePKCECodeChallenge(verifier)
  return { nonce, code_challenge: challenge, code_challenge_method: 'S256' }
}

function wishesIn(context: AuthContext) {
  const given = wishes.map(name => [name, context.req.query(name)?.slice(0, 200)] as const)
  return Object.fromEntries(given.filter(([, value]) => value)) as Record<string, string>
}

export function findProvider({ providers }: AuthService, name: string): Provider {
  const provider = providers.get(name)
  if (!provider) throw new AuthRefusal('provider_disabled', 'Unsupported provider: provider is not enabled')
  return provider
}

export const callbackOf = ({ settings }: AuthService) => `${settings.siteUrl}/auth/v1/callback`
