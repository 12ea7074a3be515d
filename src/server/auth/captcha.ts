// Whether a person is asking, where the operator has a provider for that: it is asked about the token that came along.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthContext, AuthMiddleware, AuthService } from './auth-service.ts'
import { isOperator } from './guards.ts'

const timeoutMs = 10_000

const told = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() })

export function requireCaptcha(auth: AuthService): AuthMiddleware {
  const { captcha } = auth
  if (!captcha) return (_, next) => next()
  return async (context, next) => {
    if (!isExempt(context) && !(await isOperator(auth, context))) {
      const token = tokenIn(await context.req.text())
      const answer = token ? await ask(auth, { token, address: context.get('address') }) : noToken
      if (!answer.success) throw refusal(answer['error-codes'] ?? [])
    }
    await next()
  }
}

const noToken = { success: false, 'error-codes': ['no captcha_token found'] }

// What carries a proof of its own, such as a refresh token or a code, needs no person.
const provenGrants = ['refresh_token', 'pkce', 'id_token']
const isExempt = (context: AuthContext) =>
  context.req.path.endsWith('/token') && provenGrants.includes(context.req.query('grant_type') ?? '')

const refusal = (codes: string[]) =>
  new AuthRefusal('captcha_failed', `captcha protection: request disallowed (${codes.join(', ')})`)

function tokenIn(body: string): string {
  try {
    return String(JSON.parse(body)?.gotrue_meta_security?.captcha_token ?? '').trim()
  } catch {
    return ''
  }
}

type Question = { token: string; address: string }

async function ask({ captcha, log }: AuthService, { token, address }: Question) {
  const body = new URLSearchParams({ secret: captcha?.secret ?? '', response: token, remoteip: address })
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(captcha?.verifyUrl ?? '', { method: 'POST', body, signal, redirect: 'error' })
    return told.parse(await answer.json())
  } catch (error) {
    log.warn('The captcha provider did not answer', { error })
    throw new AuthRefusal('unexpected_failure', 'captcha verification process failed')
  }
}
