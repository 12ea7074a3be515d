// Ways to sign in that are switched off: each answers the error that the clients know for it.
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthContext, AuthHandler, AuthMiddleware, AuthService } from './auth-service.ts'

export function grantDisabled(_auth: AuthService, context: AuthContext): never {
  if (context.req.query('grant_type') === 'web3')
    throw new AuthRefusal('web3_provider_disabled', 'Web3 provider is disabled')
  throw new AuthRefusal('provider_disabled', 'This provider is not enabled')
}

export const ssoDisabled: AuthHandler = () => {
  throw new AuthRefusal('saml_provider_disabled', 'SAML 2.0 is disabled')
}

export const providerDisabled: AuthMiddleware = () => {
  throw new AuthRefusal('provider_disabled', 'Unsupported provider: provider is not enabled')
}

export const linkingDisabled: AuthMiddleware = () => {
  throw new AuthRefusal('manual_linking_disabled', 'Manual linking is disabled')
}
