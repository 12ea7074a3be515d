// A form at a door: checked here first, sent, and told in a sentence what came of it. Nothing typed is lost.
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { authNotices, panelNotices } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { reportError } from '#web/error-report.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Values = Record<string, string | boolean>

type DoorForm<Start extends Values, Checked> = {
  start: Start
  schema: z.ZodMiniType<Checked>
  /** The toast's title when the server says no. */
  failedTitle: string
  send: (checked: Checked) => Promise<void>
}

export function useDoorForm<Start extends Values, Checked>(options: DoorForm<Start, Checked>) {
  const { start, schema, failedTitle, send } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  // After each try that the checks stop, and not while the errors are being mended.
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
    setFailure(await outcomeOf(send(checked.data), failedTitle))
    setBusy(false)
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

/** The refusal, said in a toast as well; undefined when all went well. */
export async function outcomeOf(sending: Promise<void>, failedTitle: string): Promise<Refusal | undefined> {
  try {
    await sending
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unexpected(error)
    const title = refusal.code === 'unexpected' ? authNotices.unexpected.title : failedTitle
    showToast({ title, text: refusal.message, tone: 'bad' })
    return refusal
  }
}

function unexpected(error: unknown) {
  reportError(error)
  return new Refusal('unexpected', authNotices.unexpected.text)
}

function sayMismatch(errors: FieldErrors) {
  const { passwordMismatch } = panelNotices
  if (Object.values(errors).includes(passwordMismatch.text)) showToast({ ...passwordMismatch, tone: 'bad' })
}
