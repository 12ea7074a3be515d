// A form of the office: checked here first, sent once, and kept as a draft until it is saved, across reloads too.
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from '#domain/fields.ts'
import { forget, keepDraft, readDraft } from '#web/browser/kept.ts'
import { type Attempt, storeOnce } from '#web/forms/attempt.ts'

type Values = Record<string, string>

const doubleClickMs = 500

type OfficeForm<Start extends Values, Checked> = {
  start: Start
  schema: z.ZodMiniType<Checked>
  /** The storage key of the draft; forms that edit an existing record have none. */
  draftKey?: string
  /** Initial values that override the empty form. */
  typed?: Partial<Start> | undefined
  /** Called when the checks fail. */
  onErrors?: (errors: FieldErrors) => void
  /** Returns whether it worked. Where it creates a row, `store` provides the id. */
  send: (checked: Checked, store: Store) => Promise<boolean>
}

/** Stores a row under the id of this attempt, however often it is repeated; returns the id. */
export type Store = (insert: (id: string) => Promise<unknown>) => Promise<string>

type Draft<Start> = { values: Start; attempt?: Attempt | undefined }

export function useOfficeForm<Start extends Values, Checked>(options: OfficeForm<Start, Checked>) {
  const { start, schema, draftKey, typed, onErrors, send } = options
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const savedAt = useRef(Number.NEGATIVE_INFINITY)
  const [draft, setDraft] = useState<Draft<Start>>(() => startFrom(draftKey, { ...start, ...typed }))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const { values, attempt: last } = draft
  const changed = Object.keys(start).filter(name => values[name] !== start[name])

  useEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  useEffect(() => {
    if (draftKey && changed.length > 0) keepDraft(draftKey, draft)
  }, [draftKey, draft, changed.length])

  function reset(next: Start = start) {
    if (draftKey) forget(draftKey)
    setDraft({ values: next })
    setErrors({})
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The second press of a double click is not meant for the form that is empty again.
    if (isSending.current || event.timeStamp - savedAt.current < doubleClickMs) return
    const checked = schema.safeParse(values)
    setErrors(checked.success ? {} : fieldErrorsOf(checked.error))
    if (!checked.success) {
      setTries(tries + 1)
      return onErrors?.(fieldErrorsOf(checked.error))
    }
    isSending.current = true
    setBusy(true)
    const keep = (attempt?: Attempt) => setDraft(current => ({ ...current, attempt }))
    const row = checked.data as object
    const isDone = await send(checked.data, insert => storeOnce({ row, last, keep, send: insert }))
    isSending.current = false
    setBusy(false)
    if (!isDone) return
    savedAt.current = performance.now()
    if (draftKey) reset()
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

  return { form, values, errors, changed, isBusy, isUnanswered: Boolean(last), submit, change, bind, reset }
}

function startFrom<Start extends Values>(draftKey: string | undefined, start: Start): Draft<Start> {
  const kept = draftKey ? (readDraft(draftKey) as Partial<Draft<Start>> | undefined) : undefined
  return { ...kept, values: { ...start, ...kept?.values } }
}
