// GET /.well-known/jwks.json: the public halves of our keys, with which anyone can check an access token.
import type { AuthHandler, AuthService } from './auth-service.ts'
import { publicKeysOf } from './public-keys.ts'

export function showPublicKeys(auth: AuthService): AuthHandler {
  return async context => {
    await auth.keys.reload()
    context.header('cache-control', 'public, max-age=600')
    return context.json({ keys: publicKeysOf(auth.keys) })
  }
}
