// A new e-mail address, asked of both ends. A statement, so that it joins the transaction of its cause.
import type { Statement } from '#server/database/database.ts'
import type { AuthService } from './auth-service.ts'
import { makeToken } from './one-time-token.ts'
import type { Flow } from './read-body.ts'

// An account without a name has no old address to ask.
type Change = { id: string; email: string; newEmail: string; redirectTo: string; flow: Flow | null }

export function beginEmailChange(auth: AuthService, change: Change): Statement {
  const { id, email, newEmail, redirectTo, flow } = change
  const shared = { newEmail, redirectTo, flow }
  const current = email ? makeToken(auth, { purpose: 'email_change_current', email, ...shared }).made : null
  const { made } = makeToken(auth, { purpose: 'email_change_new', email: newEmail, ...shared })
  return {
    text: 'select auth.begin_email_change($1, $2, $3, $4, $5)',
    values: [
      id,
      newEmail,
      current && JSON.stringify(current),
      JSON.stringify(made),
      auth.now().toISOString(),
    ],
  }
}
