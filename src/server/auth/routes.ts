// The auth service on one page: path, limit, guard, handler.
import { Hono } from 'hono'
import { answerError } from './answer-error.ts'
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthEnv, AuthService } from './auth-service.ts'
import { linkingDisabled, providerDisabled, ssoDisabled } from './disabled.ts'
import { requireUser } from './guards.ts'
import { showHealth } from './health.ts'
import { showPublicKeys } from './jwks.ts'
import { limitBy, perAddress } from './limits.ts'
import { signOut } from './logout.ts'
import { showSettings } from './settings.ts'
import { signUp } from './signup.ts'
import { giveToken, limitToken } from './token.ts'
import { showUser } from './user.ts'
import { verify, verifyByLink } from './verify.ts'

export function createAuthRoutes(auth: AuthService) {
  const routes = new Hono<AuthEnv>()
  const limit = limitBy(auth)
  const user = requireUser(auth)

  routes.onError(answerError)
  routes.use(async (context, next) => {
    await next()
    // Tokens and accounts lie in no cache.
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
  })

  routes.get('/health', showHealth)
  routes.get('/settings', showSettings(auth))
  routes.get('/.well-known/jwks.json', showPublicKeys(auth))

  routes.post('/signup', limit(perAddress.signUp), signUp(auth))
  routes.post('/token', limitToken(auth), giveToken(auth))
  routes.get('/verify', limit(perAddress.verify), verifyByLink(auth))
  routes.post('/verify', limit(perAddress.verify), verify(auth))

  routes.get('/user', user, showUser)
  routes.post('/logout', user, signOut(auth))

  routes.post('/sso', ssoDisabled)
  routes.get('/authorize', providerDisabled)
  routes.on(['GET', 'POST'], '/callback', providerDisabled)
  routes.get('/user/identities/authorize', linkingDisabled)
  routes.delete('/user/identities/:id', linkingDisabled)

  routes.all('*', () => {
    throw new AuthRefusal('not_found', 'There is no such endpoint')
  })
  return routes
}
