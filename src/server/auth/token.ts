// POST /token: one endpoint, a file per grant.
import { introduce } from '#server/turns/asker.ts'
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthContext, AuthHandler, AuthMiddleware, AuthService } from './auth-service.ts'
import { officeAccountOf } from './known-device.ts'
import { limitBy, perAddress } from './limits.ts'
import { signInWithIdToken } from './token-id-token.ts'
import { signInWithPassword } from './token-password.ts'
import { exchangeCode } from './token-pkce.ts'
import { refreshSession } from './token-refresh.ts'
import { signInWithWeb3 } from './token-web3.ts'

type Grant = (auth: AuthService, context: AuthContext) => Response | Promise<Response>

const grants: Record<string, Grant> = {
  password: signInWithPassword,
  refresh_token: refreshSession,
  pkce: exchangeCode,
  id_token: signInWithIdToken,
  web3: signInWithWeb3,
}

export function giveToken(auth: AuthService): AuthHandler {
  return context => {
    const grant = grants[context.req.query('grant_type') ?? '']
    if (!grant) throw new AuthRefusal('invalid_credentials', 'unsupported_grant_type')
    return grant(auth, context)
  }
}

// Tabs refresh in the background, people type passwords: each has its own measure.
export function limitToken(auth: AuthService): AuthMiddleware {
  const refresh = limitBy(auth)(perAddress.refresh)
  const signIn = limitBy(auth)(perAddress.signIn)
  return (context, next) => {
    const account = officeAccountOf(auth, context)
    if (account) introduce({ account })
    return context.req.query('grant_type') === 'refresh_token'
      ? refresh(context, next)
      : signIn(context, next)
  }
}
