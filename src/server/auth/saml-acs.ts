// POST /sso/saml/acs: back from an identity provider, which has its page post what it says. All ends with a redirect.
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthHandler, type AuthService, askServer } from './auth-service.ts'
import { returnWithPerson } from './identity-entry.ts'
import { addressTold } from './oauth-fault.ts'
import { safeRedirect } from './redirects.ts'
import { readAssertion, requireEnvelope } from './saml-assertion.ts'
import { personIn } from './saml-person.ts'
import { openSaml, samlKeyOf } from './saml-service.ts'
import { endSamlTrip } from './saml-trip.ts'
import { sha256 } from './secrets.ts'
import { findSsoProvider, type SsoProvider } from './sso-providers.ts'

type Ended = NonNullable<Awaited<ReturnType<typeof endSamlTrip>>>

export function takeAssertion(auth: AuthService): AuthHandler {
  return async context => {
    samlKeyOf(auth)
    const form = await context.req.parseBody()
    // Whose trip it was is not known yet: the sign-in page says what is wrong.
    const back = { redirectTo: `${auth.settings.siteUrl}/auth` }
    try {
      const ended = await tripOf(auth, context, form.RelayState)
      back.redirectTo = safeRedirect(ended.trip.redirect_to, auth.settings)
      requireTrip(auth, ended, back.redirectTo)
      return context.redirect(
        await addressAfter(auth, context, { ended, ...back, said: form.SAMLResponse }),
        303,
      )
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error
      return context.redirect(addressTold(back.redirectTo, error), 303)
    }
  }
}

async function tripOf(auth: AuthService, context: AuthContext, relayState: unknown): Promise<Ended> {
  if (typeof relayState !== 'string' || relayState.length > 80)
    throw new AuthRefusal('validation_failed', 'SAML RelayState is not valid')
  const ended = await endSamlTrip(auth, context, relayState)
  if (!ended)
    throw new AuthRefusal(
      'saml_relay_state_not_found',
      'SAML RelayState does not exist, try logging in again?',
    )
  return ended
}

// With PKCE the browser proves later that it began this. Without, on our own site, its cookie says so: an answer that
// somebody else's browser began signs nobody in. Sites elsewhere ask us without cookies.
function requireTrip({ settings }: AuthService, { trip, isSameBrowser }: Ended, redirectTo: string) {
  const isHere = new URL(redirectTo).origin === new URL(settings.siteUrl).origin
  if (trip.is_over)
    throw new AuthRefusal('saml_relay_state_expired', 'SAML RelayState has expired. Try logging in again?')
  if (!trip.code_challenge && isHere && !isSameBrowser)
    throw new AuthRefusal(
      'saml_relay_state_not_found',
      'SAML RelayState does not exist, try logging in again?',
    )
}

type Returned = { ended: Ended; redirectTo: string; said: unknown }

async function addressAfter(auth: AuthService, context: AuthContext, { ended, redirectTo, said }: Returned) {
  const provider = await findSsoProvider(auth, ended.providerId)
  if (!provider)
    throw new AuthRefusal(
      'saml_idp_not_found',
      'A SAML connection has not been established with this Identity Provider',
    )
  if (provider.disabled)
    throw new AuthRefusal(
      'sso_provider_disabled',
      'SSO Provider assigned for this domain is currently disabled',
    )
  if (typeof said !== 'string' || said.length === 0)
    throw new AuthRefusal('validation_failed', 'SAMLResponse is missing')
  const assertion = await verify(auth, provider, { said, requestId: ended.requestId })
  await spend(auth, provider, assertion.id)
  const person = personIn(provider, assertion)
  return returnWithPerson(auth, context, {
    provider: { name: `sso:${provider.id}` },
    trip: ended.trip,
    redirectTo,
    person,
    method: 'sso/saml',
  })
}

async function verify(
  auth: AuthService,
  provider: SsoProvider,
  { said, requestId }: { said: string; requestId: string },
) {
  const expected = { entityId: provider.saml.entity_id, requestId }
  try {
    requireEnvelope(auth, Buffer.from(said, 'base64').toString('utf8'), expected)
    const saml = await openSaml(auth, provider, requestId)
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: said })
    if (!profile) throw new Error('The answer has no assertion')
    return readAssertion(auth, profile, expected)
  } catch (error) {
    // The operator learns what is wrong; whoever sent it does not.
    auth.log.warn('A sign-in with another service failed', { provider: `sso:${provider.id}`, error })
    throw notValid()
  }
}

const dayMs = 24 * 3_600_000

async function spend(auth: AuthService, { id: providerId }: SsoProvider, id: string) {
  const now = auth.now().getTime()
  const values = [
    sha256(`saml ${providerId} ${id}`),
    ...[now + dayMs, now].map(ms => new Date(ms).toISOString()),
  ]
  const isFirst = await askServer<boolean>(auth, 'select to_json(auth.use_id_token($1, $2, $3))', values)
  if (!isFirst) throw notValid()
}

const notValid = () => new AuthRefusal('validation_failed', 'SAML Assertion is not valid')
