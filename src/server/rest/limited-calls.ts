// Functions that tell a little about a person to anyone who asks: each caller and each person asked about is counted,
// the known and the unknown alike. Those who move bookings are counted too.
import { loyaltyCheckSchema } from '#domain/loyalty-check.ts'
import { fieldMessages, formNotices } from '#domain/messages.ts'
import { hasHostileText, sanitiseText } from '#domain/sanitise.ts'
import { cleanClientEdit, cleanImport } from './clean-people.ts'
import { countHit, countSubmitter, refusal, submitterOf } from './count-hit.ts'
import { parseJson } from './parse-body.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import type { Service } from './service.ts'
import { honeypot } from './submissions.ts'

const sentence = formNotices.tooManyAttempts.text
const minute = 60
const day = 24 * 60 * minute

// A household looks up a few numbers; a thousand are a list being tried.
const perCaller = [
  { form: 'loyalty check a minute', limit: { hits: 5, seconds: minute, sentence } },
  { form: 'loyalty check a day', limit: { hits: 30, seconds: day, sentence } },
]
const perNumber = [{ form: 'loyalty check of a number', limit: { hits: 10, seconds: 60 * minute, sentence } }]

// Behind one address of a mobile carrier may be many; a program is quicker than all of them.
const moves = { form: 'booking moves', limit: { hits: 30, seconds: 60 * minute, sentence } }

/** Passes the call on with what it carries tidied, or refuses it. Other functions are not limited. */
export async function limitCall(asked: RestRequest, name: string, service: Service): Promise<RestRequest> {
  const isTrusted = asked.caller.role === 'service_role'
  if (!service.submissions || isTrusted) return asked
  if (name === 'move_booking') {
    const { rateLimitScale: scale } = service.submissions
    await countSubmitter({ ...moves, scale }, asked, service.database)
  }
  if (name in quoteWords) return cleanQuoteWords(asked, name)
  if (name === 'edit_client') return asked.method === 'POST' ? cleanClientEdit(asked) : asked
  if (name === 'take_import_people') return asked.method === 'POST' ? cleanImport(asked) : asked
  if (name !== 'loyalty_status') return asked
  const phone = numberOf(asked)
  const scale = service.submissions.rateLimitScale
  const who = submitterOf(asked)
  // One after the other: a caller who is cut off must not use up the turns of a number.
  for (const hit of perCaller) await countHit({ ...hit, who, scale }, service.database)
  for (const hit of perNumber) await countHit({ ...hit, who: phone, scale }, service.database)
  return { ...asked, body: JSON.stringify({ phone }), contentType: 'application/json' }
}

// What a client writes on a quote is read in the office like a message.
const quoteWords: Record<string, string> = { ask_about_quote: 'words', decline_quote: 'reason' }

function cleanQuoteWords(asked: RestRequest, name: string): RestRequest {
  if (asked.method !== 'POST') return asked
  const sent = Object(parseJson(asked.body)) as Record<string, unknown>
  if (hasHostileText(sent)) throw refusal('security_warning', formNotices.securityWarning.text)
  const field = quoteWords[name] ?? ''
  const written = sent[field]
  const cleaned = typeof written === 'string' ? { ...sent, [field]: sanitiseText(written) } : sent
  return { ...asked, body: JSON.stringify(cleaned), contentType: 'application/json' }
}

function numberOf({ method, body }: RestRequest): string {
  // Numbers do not belong into addresses, which are written down on the way.
  if (method !== 'POST')
    throw new RestError(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${method}` })
  const { phone, [honeypot]: website } = Object(parseJson(body))
  // Nothing is stored, so nothing can be pretended: "no account found" would mislead a person whose browser filled it in.
  if (website || hasHostileText({ phone }))
    throw refusal('security_warning', formNotices.securityWarning.text)
  const checked = loyaltyCheckSchema.safeParse({ phone })
  if (checked.success) return checked.data.phone
  throw refusal('validation_failed:phone', checked.error.issues[0]?.message ?? fieldMessages.phone)
}
