// Sends a public form. Every result, failures too, is returned as one outcome.
import type { FieldErrors } from '#domain/field-errors.ts'
import { formNotices, type Notice } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { reportError } from '#web/errors/error-report.ts'
import type { Refused } from './use-form.ts'

export type FormNotices = {
  /** Left out where the screen itself shows the success. */
  sent?: Notice
  failed: Notice
  tooMany: Notice
  /** Shown in addition to the messages at the fields. */
  invalid?: (errors: FieldErrors) => Notice | undefined
}

/** It is not known whether it arrived; sending it again with the same id will tell. */
export type Outcome = 'sent' | 'unanswered' | Refused

export async function outcomeOfSending(sending: Promise<unknown>, notices: FormNotices): Promise<Outcome> {
  try {
    await sending
    return 'sent'
  } catch (cause) {
    if (cause instanceof Refusal) return refusedBy(cause, notices)
    reportError(cause)
    return 'unanswered'
  }
}

function refusedBy({ code, field, message }: Refusal, notices: FormNotices): Refused {
  if (code === 'rate_limited') return { errors: {}, notice: notices.tooMany }
  if (code === 'security_warning') return { errors: {}, notice: formNotices.securityWarning }
  if (!field) return { errors: {}, notice: { ...notices.failed, text: message } }
  return { errors: { [field]: message }, notice: notices.invalid?.({ [field]: message }) }
}
