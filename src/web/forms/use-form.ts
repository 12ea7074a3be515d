// The core of every form: checked here first, sent once, errors at their fields, nothing typed is lost. Its variations:
// a draft that outlives a reload (`draftKey`), a row that is stored once however often it is sent (`store`), a change over
// the version that was read (office/shared/use-seen-form.ts), a page of the site (use-public-form.ts), an account
// (sign-in/use-account-form.ts).
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Notice } from '#domain/messages.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { type Attempt, storeOnce } from './attempt.ts'
import { useErrorFocus } from './focus-first-error.ts'
import { type DraftOptions, type FormValues, useFormDraft } from './use-form-draft.ts'

const doubleClickMs = 500

/** Refused, here or by the server. */
export type Refused = { errors: FieldErrors; notice?: Notice | undefined }

/** Stores a row under the id of this attempt, however often it is repeated; returns the id. */
export type Store = (insert: (id: string) => Promise<unknown>) => Promise<string>

type FirstCheck<Checked> = { row: Checked } | Refused | undefined

type Form<Values, Checked> = DraftOptions<Values> & {
  schema?: z.ZodMiniType<Checked>
  /** Told above the fields as well. */
  invalid?: ((errors: FieldErrors) => Notice | undefined) | undefined
  /** In place of a schema, or before it: then nothing is returned where it has no objection. */
  check?: (values: Values) => FirstCheck<Checked> | Promise<FirstCheck<Checked>>
  /** Of a form that came back without a script. */
  errors?: FieldErrors | undefined
  /** Empties the form once it is sent: those with a draft, if nothing else is said. */
  empties?: boolean
  /** Returns whether it worked. Where it creates a row, `store` provides the id. */
  send: (row: Checked, store: Store) => Promise<boolean | Refused>
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function useForm<Values extends FormValues, Checked>(options: Form<Values, Checked>) {
  const { start, draftKey, empties = Boolean(draftKey), send } = options
  const form = useRef<HTMLFormElement>(null)
  const savedAt = useRef(Number.NEGATIVE_INFINITY)
  const draft = useFormDraft(options, form)
  const { values, attempt: last, changed, isAwake } = draft
  const [errors, setErrors] = useState<FieldErrors>(options.errors ?? {})
  const { run, isBusy } = useBusy()
  const focusErrors = useErrorFocus(form)

  async function checkAndSend() {
    const checked = await checkValues(options, values)
    if ('errors' in checked) return refuse(checked)
    setErrors({})
    const keep = (attempt?: Attempt) => draft.mark({ attempt })
    const row = checked.row as object
    const outcome = await send(checked.row, insert => storeOnce({ row, last, keep, send: insert }))
    if (typeof outcome === 'object') return refuse(outcome)
    if (!outcome || !empties) return
    savedAt.current = performance.now()
    reset()
  }

  function refuse({ errors: found, notice }: Refused) {
    setErrors(found)
    focusErrors(found)
    const isBesideFields = Object.keys(found).length > 0
    if (notice) showOnlyToast({ ...notice, tone: 'bad', isBesideFields })
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault()
    // The second press of a double click is not meant for the form that is empty again.
    if (!isAwake || (event && event.timeStamp - savedAt.current < doubleClickMs)) return
    await run(checkAndSend)
  }

  function reset(next: Values = start) {
    draft.startAgain(next)
    setErrors({})
  }

  function change(changes: Partial<Values>) {
    // What is pressed after it is meant.
    savedAt.current = Number.NEGATIVE_INFINITY
    draft.change(changes)
    setErrors(shown => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in changes))))
  }

  const mark = (field: string) => ({ 'data-field': field, error: errors[field] })
  const bind = (name: keyof Values & string) => ({
    ...mark(name),
    name,
    value: String(values[name] ?? ''),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [name]: event.target.value } as Partial<Values>),
  })
  return { form, draft, values, errors, changed, isAwake, isBusy, submit, change, mark, bind, reset }
}

async function checkValues<Values, Checked>(
  { schema, invalid, check }: Form<Values, Checked>,
  values: Values,
): Promise<{ row: Checked } | Refused> {
  const found = await check?.(values)
  if (found || !schema) return found ?? { errors: {} }
  return checkWith(schema, values, invalid)
}

export function checkWith<Checked>(
  schema: z.ZodMiniType<Checked>,
  values: unknown,
  invalid?: (errors: FieldErrors) => Notice | undefined,
): { row: Checked } | Refused {
  const checked = schema.safeParse(values)
  if (checked.success) return { row: checked.data }
  const errors = fieldErrorsOf(checked.error)
  return { errors, notice: invalid?.(errors) }
}
