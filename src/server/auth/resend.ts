// POST /resend: the mail of a sign-up or of a change of address once more. The answer is the same for everyone.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, asServer } from './auth-service.ts'
import { beginEmailChange } from './email-change.ts'
import { limitMail } from './limits.ts'
import { makeToken } from './one-time-token.ts'
import { resendSms } from './otp-phone.ts'
import { emailField, type Flow, flowFields, flowOf, readBody } from './read-body.ts'
import { safeRedirect } from './redirects.ts'

const types = ['signup', 'email_change', 'sms', 'phone_change'] as const
const addressed = z.object({ type: z.enum(types, 'Resend requires a type'), phone: z.unknown().optional() })
const wanted = z.object({ email: emailField, ...flowFields })

type Resend = { email: string; redirectTo: string; flow: Flow | null }

export function resend(auth: AuthService): AuthHandler {
  return async context => {
    const { type, phone } = await readBody(context, addressed)
    if (type === 'sms' || type === 'phone_change') return resendSms(auth, context, type)
    if (phone) throw new AuthRefusal('validation_failed', 'Type provided requires an email address')
    const { email, ...flow } = await readBody(context, wanted)
    await limitMail(auth, email)
    const redirectTo = safeRedirect(context.req.query('redirect_to'), auth.settings)
    const asked = { email, redirectTo, flow: flowOf(flow) }
    await (type === 'signup' ? resendConfirmation(auth, asked) : resendEmailChange(auth, asked))
    return context.json({})
  }
}

// The mail confirms what the latest sign-up chose.
async function resendConfirmation(auth: AuthService, { email, redirectTo, flow }: Resend) {
  const { made } = makeToken(auth, { purpose: 'signup', email, redirectTo, flow })
  await asServer(auth, [
    {
      text: `select auth.issue_token(id, $2::jsonb || jsonb_build_object(
               'encrypted_password', encrypted_password, 'user_metadata', raw_user_meta_data), $3)
             from auth.users where lower(email) = $1 and email_confirmed_at is null and deleted_at is null`,
      values: [email, JSON.stringify(made), auth.now().toISOString()],
    },
  ])
}

async function resendEmailChange(auth: AuthService, { email, redirectTo, flow }: Resend) {
  const account = await askServer<{ id: string; email: string; newEmail: string }>(
    auth,
    `select json_build_object('id', id, 'email', coalesce(email, ''), 'newEmail', email_change) from auth.users
     where (lower(email) = $1 or lower(email_change) = $1) and email_change is not null and deleted_at is null limit 1`,
    [email],
  )
  if (!account) return
  // Both ends get a mail, whichever of them was named.
  const other = account.email === email ? account.newEmail : account.email
  if (other) await limitMail(auth, other)
  await asServer(auth, [beginEmailChange(auth, { ...account, redirectTo, flow })])
}
