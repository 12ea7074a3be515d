// Our side of SAML 2.0: who we are, the signed requests that we make, and the signatures that we check. The package is
// loaded when the first one signs in, and not where SAML is off.
import type { CacheProvider, SAML } from '@node-saml/node-saml'
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthHandler, AuthService } from './auth-service.ts'
import { readIdpMetadata } from './saml-metadata.ts'
import type { SamlKey } from './saml-settings.ts'
import type { SsoProvider } from './sso-providers.ts'

export const entityIdOf = ({ settings }: AuthService) => `${settings.siteUrl}/auth/v1/sso/saml/metadata`
export const acsOf = ({ settings }: AuthService) => `${settings.siteUrl}/auth/v1/sso/saml/acs`

export const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
export const skewMs = 60_000

export function samlKeyOf({ settings }: AuthService): SamlKey {
  if (!settings.saml) throw new AuthRefusal('saml_provider_disabled', 'SAML 2.0 is disabled')
  return settings.saml
}

/** The conversation with one provider about one request. */
export async function openSaml(auth: AuthService, provider: SsoProvider, requestId: string): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const { entityId, entryPoint, certificates } = readIdpMetadata(provider.saml.metadata_xml)
  return new SAML({
    issuer: entityIdOf(auth),
    audience: entityIdOf(auth),
    callbackUrl: acsOf(auth),
    entryPoint,
    idpIssuer: entityId,
    idpCert: certificates,
    ...signing(samlKeyOf(auth)),
    identifierFormat: provider.saml.name_id_format ?? persistent,
    disableRequestedAuthnContext: true,
    // Either is enough, as providers differ; without both nothing is read.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: skewMs,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => requestId,
    cacheProvider: onlyRequest(auth, requestId),
  })
}

const signing = ({ privateKey, certificate }: SamlKey) => ({
  privateKey,
  publicCert: certificate,
  signatureAlgorithm: 'sha256' as const,
  digestAlgorithm: 'sha256',
})

// What was asked is kept by its relay state (saml-trip.ts), so the package has nothing to remember.
function onlyRequest(auth: AuthService, requestId: string): CacheProvider {
  const at = auth.now()
  return {
    saveAsync: async (_, value) => ({ value, createdAt: at.getTime() }),
    getAsync: async key => (key === requestId ? at.toISOString() : null),
    removeAsync: async key => key,
  }
}

/** GET /sso/saml/metadata: what the operator of an identity provider is given. */
export function showSamlMetadata(auth: AuthService): AuthHandler {
  return async context => {
    const { privateKey, certificate } = samlKeyOf(auth)
    const { generateServiceProviderMetadata } = await import('@node-saml/node-saml')
    const xml = generateServiceProviderMetadata({
      issuer: entityIdOf(auth),
      callbackUrl: acsOf(auth),
      privateKey,
      publicCerts: certificate,
      identifierFormat: persistent,
      wantAssertionsSigned: true,
    })
    if (context.req.query('download') === 'true')
      context.header('content-disposition', 'attachment; filename="metadata.xml"')
    return context.body(xml, 200, { 'content-type': 'application/xml' })
  }
}
