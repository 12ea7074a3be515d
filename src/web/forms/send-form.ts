// Checks and sends a public form. Every result, failures too, is returned as one outcome.
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { formNotices, type Notice } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasHostileText } from '#domain/sanitise.ts'
import type { Honeypot } from '#web/data/submit.ts'
import { reportError } from '#web/errors/error-report.ts'
import { type Attempt, storeOnce } from './attempt.ts'
import type { FormValues } from './use-form-draft.ts'

export type FormToSend<Checked extends object> = {
  schema: z.ZodMiniType<Checked>
  send: (row: Checked & { id: string } & Honeypot) => Promise<unknown>
  notices: {
    /** Left out where the screen itself shows the success. */
    sent?: Notice
    failed: Notice
    tooMany: Notice
    /** Shown in addition to the messages at the fields. */
    invalid?: (errors: FieldErrors) => Notice | undefined
  }
}

export type Refused = { refused: FieldErrors; notice: Notice | undefined }

/** It is not known whether it arrived; sending it again with the same id will tell. */
export type Outcome = 'sent' | 'unanswered' | Refused

export function checkForm<Checked extends object>(
  { schema, notices }: FormToSend<Checked>,
  values: FormValues,
): { row: Checked } | Refused {
  if (hasHostileText(values)) return { refused: {}, notice: formNotices.securityWarning }
  const checked = schema.safeParse(values)
  if (checked.success) return { row: checked.data }
  const refused = fieldErrorsOf(checked.error)
  return { refused, notice: notices.invalid?.(refused) }
}

type Sending<Checked> = {
  row: Checked
  last: Attempt | undefined
  keep: (attempt?: Attempt) => void
} & Honeypot

export async function sendForm<Checked extends object>(
  { send, notices }: FormToSend<Checked>,
  { row, website, last, keep }: Sending<Checked>,
): Promise<Outcome> {
  try {
    await storeOnce({ row, last, keep, send: id => send({ ...row, id, website }) })
    return 'sent'
  } catch (cause) {
    if (cause instanceof Refusal) return outcomeOf(cause, notices)
    reportError(cause)
    return 'unanswered'
  }
}

function outcomeOf({ code, field, message }: Refusal, notices: FormToSend<object>['notices']): Refused {
  if (code === 'rate_limited') return { refused: {}, notice: notices.tooMany }
  if (code === 'security_warning') return { refused: {}, notice: formNotices.securityWarning }
  if (!field) return { refused: {}, notice: { ...notices.failed, text: message } }
  return { refused: { [field]: message }, notice: notices.invalid?.({ [field]: message }) }
}
