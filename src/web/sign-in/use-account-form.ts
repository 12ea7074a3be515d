// The forms of signing in and of account settings: checked here first, sent, and the outcome told in one sentence.
// Nothing typed is lost.
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { authNotices, panelNotices } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { reportError } from '#web/errors/error-report.ts'
import { closeToasts, showOnlyToast } from '#web/ui/toast-store.ts'

type Values = Record<string, string | boolean>

type AccountForm<Start extends Values, Checked> = {
  start: Start
  schema: z.ZodMiniType<Checked>
  /** The toast's title when the server says no. */
  failedTitle: string
  /** Returns 'unfinished' if the server wants something more: the typed values stay. */
  send: (checked: Checked) => Promise<unknown>
}

export function useAccountForm<Start extends Values, Checked>(options: AccountForm<Start, Checked>) {
  const { start, schema, failedTitle, send } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  // After each submit that fails the checks, and not while the errors are being corrected.
  useEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const checked = schema.safeParse(values)
    setFailure(undefined)
    setErrors(checked.success ? {} : fieldErrorsOf(checked.error))
    if (!checked.success) {
      setTries(tries + 1)
      return sayMismatch(fieldErrorsOf(checked.error))
    }
    setBusy(true)
    const outcome = await outcomeOf(send(checked.data), failedTitle)
    setFailure(outcome instanceof Refusal ? outcome : undefined)
    setBusy(false)
    // Never leave a password in a form that has been sent.
    if (!outcome) setValues(start)
  }

  function change(name: keyof Start & string, value: string | boolean) {
    setValues(current => ({ ...current, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  const bind = (name: keyof Start & string) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
  })

  return { form, values, failure, isBusy, submit, change, bind }
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

function sayMismatch(errors: FieldErrors) {
  const { passwordMismatch } = panelNotices
  if (Object.values(errors).includes(passwordMismatch.text))
    showOnlyToast({ ...passwordMismatch, tone: 'bad' })
}
