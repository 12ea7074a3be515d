// A form of the office: checked here first, sent once, and what was typed stays until it is saved, also over a reload.
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { forget, keep, readKept } from '#web/kept.ts'
import { newId } from '#web/random.ts'

type Values = Record<string, string>

type OfficeForm<Start extends Values, Checked> = {
  start: Start
  schema: z.ZodMiniType<Checked>
  /** Where what is typed is kept; forms that change something that is there keep nothing. */
  draftKey?: string
  /** Told when the checks stop it. */
  onErrors?: (errors: FieldErrors) => void
  /** The id is that of the row to be: a try that is repeated carries the same one. Answers whether it worked. */
  send: (checked: Checked, id: string) => Promise<boolean>
}

type Draft<Start> = { id: string; values: Start }

export function useOfficeForm<Start extends Values, Checked>(options: OfficeForm<Start, Checked>) {
  const { start, schema, draftKey, onErrors, send } = options
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [draft, setDraft] = useState<Draft<Start>>(() => readDraft(draftKey, start))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const { id, values } = draft
  const changed = Object.keys(start).filter(name => values[name] !== start[name])

  useEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  useEffect(() => {
    if (draftKey && changed.length > 0) keep(draftKey, draft)
  }, [draftKey, draft, changed.length])

  function reset(next: Start = start) {
    if (draftKey) forget(draftKey)
    setDraft({ id: newId(), values: next })
    setErrors({})
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const checked = schema.safeParse(values)
    setErrors(checked.success ? {} : fieldErrorsOf(checked.error))
    if (!checked.success) {
      setTries(tries + 1)
      return onErrors?.(fieldErrorsOf(checked.error))
    }
    isSending.current = true
    setBusy(true)
    const isDone = await send(checked.data, id)
    isSending.current = false
    setBusy(false)
    if (isDone && draftKey) reset()
  }

  function change(name: keyof Start & string, value: string) {
    setDraft(current => ({ ...current, values: { ...current.values, [name]: value } }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  const bind = (name: keyof Start & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change(name, event.target.value),
  })

  return { form, values, errors, changed, isBusy, submit, change, bind, reset }
}

function readDraft<Start extends Values>(draftKey: string | undefined, start: Start): Draft<Start> {
  const kept = draftKey ? (readKept(draftKey) as Partial<Draft<Start>> | undefined) : undefined
  return { id: kept?.id ?? newId(), values: { ...start, ...kept?.values } }
}
