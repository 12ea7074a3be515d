// Checks and sends what a public form holds. Whatever happens comes back as one outcome.
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { formNotices, type Notice } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasHostileText } from '#domain/sanitise.ts'
import type { Honeypot } from '#web/data/submit.ts'
import { reportError } from '#web/error-report.ts'
import { newId } from '#web/random.ts'
import type { FormValues } from '#web/use-form-draft.ts'

export type FormToSend<Checked extends object> = {
  schema: z.ZodMiniType<Checked>
  /** Posts the row; its id is the draft's. */
  send: (row: Checked & { id: string } & Honeypot) => Promise<'stored' | 'known already'>
  notices: {
    /** None where what comes up says it all. */
    sent?: Notice
    failed: Notice
    tooMany: Notice
    /** Said beside the messages at the fields. */
    invalid?: (errors: FieldErrors) => Notice | undefined
  }
}

export type Refused = { refused: FieldErrors; notice: Notice | undefined }

/** Nobody knows whether it arrived; sending it again with the same id tells. */
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

type Row<Checked> = Checked & { id: string } & Honeypot

export async function sendForm<Checked extends object>(
  { send, notices }: FormToSend<Checked>,
  row: Row<Checked>,
  wasTried: boolean,
): Promise<Outcome> {
  try {
    const answer = await send(row)
    // An id that another window has used up with other words.
    if (answer === 'known already' && !wasTried) await send({ ...row, id: newId() })
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
