// Ways to sign in that are switched off: each answers the error that the clients know for it.
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthMiddleware } from './auth-service.ts'

export const providerDisabled: AuthMiddleware = () => {
  throw new AuthRefusal('provider_disabled', 'Unsupported provider: provider is not enabled')
}

export const linkingDisabled: AuthMiddleware = () => {
  throw new AuthRefusal('manual_linking_disabled', 'Manual linking is disabled')
}
