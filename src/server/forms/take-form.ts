// The public forms as a browser without scripts sends them. Each goes through the same door as a row sent by a script;
// the answer is a place on the page, or the page again with what was found wrong and all that was typed.
import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import type * as z from 'zod/mini'
import { contactSchema } from '#domain/contact.ts'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import { contactNotices, referralNotices, registrationNotices, reviewNotices } from '#domain/form-messages.ts'
import { formNotices, type Notice } from '#domain/messages.ts'
import { referralSchema } from '#domain/referral-request.ts'
import { storedAsSent } from '#domain/refusal.ts'
import { registrationSchema } from '#domain/registration.ts'
import { reviewSchema } from '#domain/review.ts'
import { Unavailable } from '#server/database/database-error.ts'
import { orFailedForm } from '#server/http/failed-form.ts'
import { isCrossSite } from '#server/http/form-origin.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { answerFrom } from '#server/http/stored-answer.ts'
import type { AnsweredForm, Site } from '#server/pages/site.ts'
import type { RestHandler } from '#server/rest/handler.ts'

type Fields = Record<string, string>
type Row = Record<string, unknown>

type PlainForm = {
  table: string
  schema: z.ZodMiniType<Row>
  // From a form's texts to a row of the wire; the query is that of the page's address.
  rowOf(fields: Fields, query: Fields): Row
  tooMany: Notice
  failed: Notice
}

const contactForm: PlainForm = {
  table: 'contact_messages',
  schema: contactSchema,
  rowOf: ({ name, email, phone, message }) => ({ name, email, phone, message }),
  tooMany: contactNotices.tooMany,
  failed: contactNotices.failed,
}

const reviewForm: PlainForm = {
  table: 'reviews',
  schema: reviewSchema,
  rowOf: ({ name, email, review_text, rating, wants_google }, { clean }) => ({
    ...{ name, email, review_text },
    rating: Number(rating ?? 0),
    wants_google: wants_google !== undefined,
    ...(/^[0-9a-f]{64}$/.test(clean ?? '') && { clean_token: clean }),
  }),
  tooMany: formNotices.tooManyAttempts,
  failed: reviewNotices.failed,
}

const registrationForm: PlainForm = {
  table: 'loyalty_registrations',
  schema: registrationSchema,
  rowOf: ({ website: _, ...fields }) => ({
    ...fields,
    marketing_consent: fields.marketing_consent !== undefined,
    terms_accepted: fields.terms_accepted !== undefined,
  }),
  tooMany: registrationNotices.tooMany,
  failed: reviewNotices.failed,
}

const referralForm: PlainForm = {
  table: 'referral_requests',
  schema: referralSchema,
  rowOf: ({ referrer_name, referrer_phone, friend_name, friend_phone, message }) => ({
    ...{ referrer_name, referrer_phone, friend_name, friend_phone, message },
  }),
  tooMany: formNotices.tooManyAttempts,
  failed: referralNotices.failed,
}

const forms = {
  '/contact': contactForm,
  '/loyalty/register': registrationForm,
  '/referral': referralForm,
  '/reviews': reviewForm,
  '/reviews/new': reviewForm,
}

type RestRefusal = { code: string; message: string; details?: string; hint?: string | null }
type FormService = { site: Site; rest: RestHandler; siteUrl: string }

export function takeForm(path: keyof typeof forms, service: FormService): Handler<ServerEnv> {
  const form = forms[path]
  return async c => {
    if (isCrossSite(c.req.raw.headers, service.siteUrl))
      return c.text('Please use the form on our own site.', 403)
    const fields = textsOf(await c.req.parseBody())
    const row = form.rowOf(fields, c.req.query())
    const id = idOf([path, row, c.get('address'), new Date().toDateString()])
    const sent = send(c, service, form.table, { ...row, id, website: fields.website })
    const failed = { values: fields, errors: {}, notice: form.failed }
    const answer = await orFailedForm(sent, { path, answered: failed })
    const refusal = answer.ok ? undefined : ((await answer.json()) as RestRefusal)
    if (!refusal || isKnownAlready(refusal)) return c.redirect(`${path}#sent`, 303)
    const answered = { values: fields, ...findingsOf(refusal, form, row) }
    return answerFrom(await service.site.answerForm(path, answered), c.req.raw)
  }
}

// The same words from the same place on the same day are one: pressed twice, or sent again after a failure of which
// nobody knows what it has written, they are stored once.
function idOf(parts: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const isKnownAlready = ({ hint }: RestRefusal) => hint === storedAsSent

function textsOf(body: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

async function send(c: Context<ServerEnv>, { rest, siteUrl }: FormService, table: string, row: Row) {
  const request = new Request(`${siteUrl}/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(row),
  })
  const answer = await rest(request, { caller: { role: 'anon' }, address: c.get('address') })
  if (answer.status >= 500) throw await failureIn(answer)
  return answer
}

// Not for the visitor to mend.
async function failureIn(answer: Response): Promise<Error> {
  const { code, message } = (await answer.json()) as RestRefusal
  const words = `${code}: ${message}`
  return answer.status === 503 ? new Unavailable(words) : new Error(words)
}

// The door names the first wrong field; on a page all of them are shown.
function findingsOf(
  { details }: RestRefusal,
  form: PlainForm,
  row: Row,
): Pick<AnsweredForm, 'errors' | 'notice'> {
  if (details === 'rate_limited') return { errors: {}, notice: form.tooMany }
  if (details === 'security_warning') return { errors: {}, notice: formNotices.securityWarning }
  const checked = form.schema.safeParse(row)
  return checked.success ? { errors: {}, notice: form.failed } : { errors: fieldErrorsOf(checked.error) }
}
