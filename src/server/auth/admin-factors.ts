// /admin/users/{id}/factors: for someone who has lost their phone.

import { readUser } from './admin-users.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer } from './auth-service.ts'
import { idInPath } from './read-body.ts'

export function listFactors(auth: AuthService): AuthHandler {
  return async context => context.json((await readUser(auth, idInPath(context, 'id'))).factors)
}

export function removeFactorOf(auth: AuthService): AuthHandler {
  return async context => {
    const [owner, id] = [idInPath(context, 'id'), idInPath(context, 'factorId')]
    const isRemoved = await askServer<boolean>(auth, 'select to_json(auth.remove_factor($1, $2))', [
      id,
      owner,
    ])
    if (!isRemoved) throw new AuthRefusal('mfa_factor_not_found', 'Factor not found')
    return context.json({ id })
  }
}
