// Codes to phones: to the operator's own address, signed as a Standard Webhook, or, without one, printed past the log like
// the links of mails.
import { createHmac, randomUUID } from 'node:crypto'
import { business } from '#content/business.ts'
import type { Log } from '#server/log.ts'
import { AuthRefusal } from './auth-refusal.ts'

export type Sms = {
  phone: string
  code: string
  kind: 'sms' | 'phone_change' | 'reauthentication' | 'mfa'
  channel: 'sms' | 'whatsapp'
  user: object | null
}

export type SmsSettings = { hookUrl: string | undefined; hookSecret: string | undefined }
export type SendSms = (sms: Sms) => Promise<void>

type Given = SmsSettings & { log: Log; announce: (line: string) => void; now: () => Date }

const timeoutMs = 5000

export function createSmsSender({ hookUrl, hookSecret, log, announce, now }: Given): SendSms {
  if (!hookUrl || !hookSecret)
    return async ({ phone, code }) => announce(`SMS to ${phone}: ${code} is your code for ${business.name}.`)
  const key = Buffer.from(hookSecret.replace(/^(v1,)?whsec_/, ''), 'base64')
  return async sms => {
    const body = JSON.stringify(payloadOf(sms))
    const answer = await fetch(hookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed(key, body, now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(error => ({ ok: false as const, status: 0, error }))
    if (answer.ok) return
    log.warn('The address that sends SMS did not take one', {
      status: answer.status,
      error: 'error' in answer ? answer.error : undefined,
    })
    throw new AuthRefusal('sms_send_failed', 'The SMS could not be sent. Please try again in a while')
  }
}

// As the public service's own hook has it.
const payloadOf = ({ phone, code, kind, channel, user }: Sms) => ({
  user,
  sms: { otp: code, phone, sms_type: kind, channel },
})

function signed(key: Buffer, body: string, at: Date) {
  const id = `msg_${randomUUID()}`
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
