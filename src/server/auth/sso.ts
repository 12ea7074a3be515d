// POST /sso: on to the identity provider of a firm, found by its id or by the domain of its mail addresses.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthHandler, AuthService } from './auth-service.ts'
import { flowFields, flowOf, readBody } from './read-body.ts'
import { safeRedirect } from './redirects.ts'
import { openSaml, samlKeyOf } from './saml-service.ts'
import { beginSamlTrip } from './saml-trip.ts'
import { findSsoProvider, findSsoProviderOf, withFreshMetadata } from './sso-providers.ts'

const wanted = z.object({
  provider_id: z.uuid('provider_id is not a UUID').nullish(),
  domain: z.string().trim().max(253).nullish(),
  redirect_to: z.string().max(2000).nullish(),
  skip_http_redirect: z.boolean().nullish(),
  ...flowFields,
})
type Wanted = z.output<typeof wanted>

export function signInWithSso(auth: AuthService): AuthHandler {
  return async context => {
    samlKeyOf(auth)
    const asked = await readBody(context, wanted)
    const flow = flowOf(asked)
    const provider = await withFreshMetadata(auth, await providerOf(auth, asked))
    const redirectTo = safeRedirect(asked.redirect_to, auth.settings)
    const trip = await beginSamlTrip(auth, context, { providerId: provider.id, redirectTo, flow })
    const saml = await openSaml(auth, provider, trip.requestId)
    const url = await saml.getAuthorizeUrlAsync(trip.relayState, undefined, {})
    return asked.skip_http_redirect ? context.json({ url }) : context.redirect(url, 303)
  }
}

async function providerOf(auth: AuthService, { provider_id: id, domain }: Wanted) {
  if (id && domain) throw new AuthRefusal('validation_failed', 'Only one of provider_id or domain supported')
  if (!id && !domain)
    throw new AuthRefusal('validation_failed', 'A provider_id or domain needs to be provided')
  const provider = id ? await findSsoProvider(auth, id) : await findSsoProviderOf(auth, domain ?? '')
  if (!provider)
    throw new AuthRefusal(
      'sso_provider_not_found',
      id ? 'No such SSO provider' : 'No SSO provider assigned for this domain',
    )
  if (provider.disabled)
    throw new AuthRefusal(
      'sso_provider_disabled',
      'SSO Provider assigned for this domain is currently disabled',
    )
  return provider
}
