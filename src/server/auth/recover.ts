// POST /recover: a link by mail with which a forgotten password can be replaced. The answer is the same for everyone.
import { z } from 'zod'
import { type AuthHandler, type AuthService, asServer } from './auth-service.ts'
import { limitMail } from './limits.ts'
import { makeToken } from './one-time-token.ts'
import { emailField, flowFields, flowOf, readBody } from './read-body.ts'
import { safeRedirect } from './redirects.ts'

const wanted = z.object({ email: emailField, ...flowFields })

export function recover(auth: AuthService): AuthHandler {
  return async context => {
    const { email, ...flow } = await readBody(context, wanted)
    await limitMail(auth, email)
    const redirectTo = safeRedirect(context.req.query('redirect_to'), auth.settings)
    const { made } = makeToken(auth, { purpose: 'recovery', email, redirectTo, flow: flowOf(flow) })
    await asServer(auth, [
      {
        text: `select auth.issue_token(id, $2, $3) from auth.users
               where lower(email) = $1 and deleted_at is null and coalesce(banned_until <= $3, true)`,
        values: [email, JSON.stringify(made), auth.now().toISOString()],
      },
    ])
    return context.json({})
  }
}
