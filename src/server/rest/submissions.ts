// The public forms: which tables take rows from visitors, under which schema and limit. Nothing else lets a visitor
// write, and what staff do in the office is not held to a form.
import type * as z from 'zod/mini'
import { clientBookingSchema, guestBookingSchema } from '#domain/booking.ts'
import { contactSchema } from '#domain/contact.ts'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import { contactNotices, registrationNotices } from '#domain/form-messages.ts'
import { bookingNotices, formNotices } from '#domain/messages.ts'
import { referralSchema } from '#domain/referral-request.ts'
import { registrationSchema } from '#domain/registration.ts'
import { reviewSchema } from '#domain/review.ts'
import { hasHostileText } from '#domain/sanitise.ts'
import type { Caller, Database } from '#server/database/database.ts'
import { cleanPeople } from './clean-people.ts'
import { countSubmitter, type Limit, refusal } from './count-hit.ts'
import { parseRows } from './parse-body.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import { runRows } from './run-statement.ts'
import { watchForFlood } from './watch-for-flood.ts'

type Row = Record<string, unknown>

type Submission = {
  // The schema may depend on what kind of row it is.
  schemaFor(row: Row): z.ZodMiniType<Row>
  limit: Limit
}

export type Submissions = {
  tables: Record<string, Submission>
  rateLimitScale: number
  onSubmitted?: ((table: string) => void) | undefined
}

export const submissionTables: Record<string, Submission> = {
  bookings: {
    schemaFor: row => (row.user_id ? clientBookingSchema : guestBookingSchema),
    limit: { hits: 3, seconds: 300, sentence: bookingNotices.tooManyAttempts.text },
  },
  contact_messages: {
    schemaFor: () => contactSchema,
    limit: { hits: 3, seconds: 60, sentence: contactNotices.tooMany.text },
  },
  loyalty_registrations: {
    schemaFor: () => registrationSchema,
    limit: { hits: 3, seconds: 60, sentence: registrationNotices.tooMany.text },
  },
  referral_requests: {
    schemaFor: () => referralSchema,
    limit: { hits: 3, seconds: 60, sentence: formNotices.tooManyAttempts.text },
  },
  reviews: {
    schemaFor: () => reviewSchema,
    limit: { hits: 3, seconds: 60, sentence: formNotices.tooManyAttempts.text },
  },
}

// The honeypot field, which no person sees: only programs fill it in.
export const honeypot = 'website'

type Checked = { kind: 'pass'; asked: RestRequest; isForm?: boolean } | { kind: 'pretend' }

// Passes the request on, cleaned; or asks to pretend that it was stored; or refuses it.
export async function checkSubmission(
  asked: RestRequest,
  table: string,
  forms: Submissions,
  database: Database,
): Promise<Checked> {
  const { caller, method } = asked
  if (caller.role !== 'anon' && caller.role !== 'authenticated') return { kind: 'pass', asked }
  const form = Object.hasOwn(forms.tables, table) ? forms.tables[table] : undefined
  if (!form || method !== 'POST') {
    if (caller.role === 'anon') throw notForVisitors(table)
    return { kind: 'pass', asked: cleanPeople(asked, table) }
  }
  if (caller.role === 'authenticated' && (await isStaff(caller, database))) return { kind: 'pass', asked }
  const row = onlyRow(asked)
  if (row[honeypot]) return { kind: 'pretend' }
  const cleaned = clean(row, form)
  const hit = { form: table, limit: form.limit, scale: forms.rateLimitScale }
  await countSubmitter(hit, asked, database)
  if (table === 'bookings') await watchForFlood(forms.rateLimitScale, database)
  return { kind: 'pass', asked: withRow(asked, cleaned), isForm: true }
}

function notForVisitors(table: string): RestError {
  const body = { code: '42501', message: `permission denied for table ${table}` }
  return new RestError(401, body, { 'www-authenticate': 'Bearer' })
}

async function isStaff({ role, claims }: Caller, database: Database): Promise<boolean> {
  const statement = { text: `select auth.has_role('staff')`, name: 'rest is staff' }
  const run = { database, caller: { role, claims }, options: { readOnly: true } }
  const [[[answer] = []] = []] = await runRows([statement], run)
  return answer === 't'
}

function onlyRow({ body, contentType }: RestRequest): Row {
  const { rows } = parseRows(body, contentType)
  const [row, ...others] = rows
  if (row && others.length === 0) return row
  throw refusal('validation_failed', 'Send one at a time.')
}

function clean(row: Row, form: Submission): Row {
  const { [honeypot]: _, ...fields } = row
  if (hasHostileText(fields)) throw refusal('security_warning', formNotices.securityWarning.text)
  const parsed = form.schemaFor(fields).safeParse(fields)
  // Fields that the form does not know stay as sent: the database's grants and policies decide about them.
  if (parsed.success) return { ...fields, ...parsed.data }
  const [[field, sentence] = ['', bookingNotices.checkInput.text]] = Object.entries(
    fieldErrorsOf(parsed.error),
  )
  throw refusal(field ? `validation_failed:${field}` : 'validation_failed', sentence)
}

function withRow(asked: RestRequest, row: Row): RestRequest {
  const search = new URLSearchParams(asked.search)
  // A list of rows names its columns; the honeypot is none.
  search.delete('columns')
  return { ...asked, search: search.toString(), body: JSON.stringify(row), contentType: 'application/json' }
}
