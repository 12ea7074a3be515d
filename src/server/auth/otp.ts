// POST /otp: a sign-in link and code by mail. The answer is the same for everyone.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, asServer } from './auth-service.ts'
import { limitMail } from './limits.ts'
import { makeToken } from './one-time-token.ts'
import { requestSms } from './otp-phone.ts'
import { emailField, flowFields, flowOf, metadataField, readBody } from './read-body.ts'
import { safeRedirect } from './redirects.ts'

const addressed = z.object({ email: z.unknown().optional(), phone: z.unknown().optional() })
const wanted = z.object({
  email: emailField,
  data: metadataField,
  create_user: z.boolean().nullish(),
  ...flowFields,
})

export function requestOtp(auth: AuthService): AuthHandler {
  return async context => {
    const { email: given, phone } = await readBody(context, addressed)
    if (!given && !phone) throw new AuthRefusal('validation_failed', 'One of email or phone must be set')
    if (phone && !given) return requestSms(auth, context)
    const { email, data, create_user: mayCreate, ...flow } = await readBody(context, wanted)
    await limitMail(auth, email)
    const redirectTo = safeRedirect(context.req.query('redirect_to'), auth.settings)
    const { made } = makeToken(auth, { purpose: 'magiclink', email, redirectTo, flow: flowOf(flow) })
    const account = { id: randomUUID(), email, user_metadata: data, is_confirmed: false }
    await asServer(auth, [
      {
        text: 'select auth.request_otp($1, $2, $3, $4)',
        values: [
          JSON.stringify(account),
          JSON.stringify(made),
          String(mayCreate ?? true),
          auth.now().toISOString(),
        ],
      },
    ])
    return context.json({})
  }
}
