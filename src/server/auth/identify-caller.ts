// From the request's keys to the database role it may act as. A doubtful token is refused, never taken as anonymous.
import { Refusal } from '#domain/refusal.ts'
import type { Caller, Role } from '#server/database/database.ts'
import { introduceOperator } from '#server/turns/asker.ts'
import { isSame } from './secrets.ts'
import type { ServerKeys } from './server-keys.ts'
import { tokenFaults } from './token-claims.ts'
import type { VerifyToken } from './verify-token.ts'

export type IdentifyCaller = (headers: Headers) => Promise<Caller>

const tokenRoles: readonly Role[] = ['anon', 'authenticated', 'service_role']

export function createCallerReader(keys: ServerKeys, verifyToken: VerifyToken): IdentifyCaller {
  return async headers => {
    const apikey = headers.get('apikey')
    const token = bearerOf(headers.get('authorization'))
    if (apikey !== null && apikey !== token) {
      const byKey = await callerOf(apikey)
      if (token === null) return byKey
    }
    return token === null ? { role: 'anon' } : callerOf(token)
  }

  async function callerOf(credential: string): Promise<Caller> {
    if (isSame(credential, keys.publishableKey)) return { role: 'anon' }
    if (isSame(credential, keys.secretKey)) {
      introduceOperator()
      return { role: 'service_role', claims: '{"role":"service_role"}' }
    }
    const claims = await verifyToken(credential)
    const role = tokenRoles.find(known => known === claims.role)
    if (!role) throw new Refusal('PGRST301', 'The token names no role this server knows')
    return { role, claims: JSON.stringify(claims) }
  }
}

function bearerOf(authorization: string | null) {
  if (authorization === null) return null
  if (/^bearer$/i.test(authorization.trim())) throw new Refusal('PGRST301', tokenFaults.empty)
  const [, token] = /^bearer +(\S+)$/i.exec(authorization.trim()) ?? []
  if (!token) throw new Refusal('PGRST301', 'The Authorization header must read Bearer and a token')
  return token
}
