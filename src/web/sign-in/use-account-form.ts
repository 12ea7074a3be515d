// The forms of signing in and of account settings: the outcome is told in one sentence, and a refusal above the fields.
import { type SubmitEvent, useState } from 'react'
import type * as z from 'zod/mini'
import type { FieldErrors } from '#domain/field-errors.ts'
import { Refusal } from '#domain/refusal.ts'
import { authNotices, panelNotices } from '#domain/sign-in-messages.ts'
import { reportError } from '#web/errors/error-report.ts'
import { useForm } from '#web/forms/use-form.ts'
import { closeToasts, showOnlyToast } from '#web/ui/toast-store.ts'

type AccountForm<Values, Checked> = {
  start: Values
  schema: z.ZodMiniType<Checked>
  /** The toast's title when the server says no. */
  failedTitle: string
  /** Returns 'unfinished' if the server wants something more: the typed values stay. */
  send: (checked: Checked) => Promise<unknown>
}

export function useAccountForm<Values extends Record<string, string | boolean>, Checked>(
  options: AccountForm<Values, Checked>,
) {
  const { start, schema, failedTitle, send } = options
  const [failure, setFailure] = useState<Refusal>()
  const form = useForm({
    start,
    schema,
    invalid: mismatchOf,
    // Never leave a password in a form that has been sent.
    empties: true,
    send: async checked => {
      const outcome = await outcomeOf(send(checked), failedTitle)
      setFailure(outcome instanceof Refusal ? outcome : undefined)
      return !outcome
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setFailure(undefined)
    return form.submit(event)
  }
  return { ...form, failure, submit }
}

/** The refusal, which is also shown as a toast, or the answer. The message of an earlier try is closed. */
export async function outcomeOf<Answer>(
  sending: Promise<Answer>,
  failedTitle: string,
): Promise<Refusal | Answer> {
  closeToasts()
  try {
    return await sending
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unexpected(error)
    const title = refusal.code === 'unexpected' ? authNotices.unexpected.title : failedTitle
    showOnlyToast({ title, text: refusal.message, tone: 'bad' })
    return refusal
  }
}

function unexpected(error: unknown) {
  reportError(error)
  return new Refusal('unexpected', authNotices.unexpected.text)
}

function mismatchOf(errors: FieldErrors) {
  const { passwordMismatch } = panelNotices
  return Object.values(errors).includes(passwordMismatch.text) ? passwordMismatch : undefined
}
