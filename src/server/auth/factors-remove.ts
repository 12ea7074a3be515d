// DELETE /factors/{id}
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer } from './auth-service.ts'
import { requireFullProof } from './guards.ts'
import { idInPath } from './read-body.ts'

export function removeFactor(auth: AuthService): AuthHandler {
  return async context => {
    const id = idInPath(context, 'id')
    const who = context.get('who')
    requireFullProof(who)
    const isRemoved = await askServer<boolean>(auth, 'select to_json(auth.remove_own_factor($1, $2))', [
      id,
      who.user.id,
    ])
    if (!isRemoved) throw new AuthRefusal('mfa_factor_not_found', 'Factor not found')
    return context.json({ id })
  }
}
