// A public form: typed values survive errors and reloads, are checked here first and stored once however often they are
// sent, and the outcome is told in one sentence.
import { type ChangeEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#domain/fields.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import type { Attempt } from './attempt.ts'
import { focusFirstError } from './focus-first-error.ts'
import { checkForm, type FormToSend, type Outcome, sendForm } from './send-form.ts'
import { type FormValues, useFormDraft } from './use-form-draft.ts'

type PublicForm<Values extends FormValues, Checked extends object> = FormToSend<Checked> & {
  /** Names the draft that the browser keeps. */
  name: string
  start: Values
  /** The server's answer, where the form was sent without a script. */
  answered?: { values: Partial<Values>; errors: FieldErrors } | undefined
}

export function usePublicForm<Values extends FormValues, Checked extends object>(
  options: PublicForm<Values, Checked>,
) {
  const { name, start, notices, answered } = options
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft({ name, start, typed: answered?.values, form })
  const [errors, setErrors] = useState<FieldErrors>(answered?.errors ?? {})
  const [isSent, setSent] = useState(false)
  const [isSending, setSending] = useState(false)
  // A double click arrives before the next render.
  const isBusy = useRef(false)
  const focusErrors = useErrorFocus(form)
  const isUnanswered = draft.isTried && !isSending && !isSent

  async function submit(website: string) {
    if (isBusy.current || !draft.isAwake) return
    const checked = checkForm(options, draft.values)
    if ('refused' in checked) return settle(checked)
    isBusy.current = true
    setSending(true)
    draft.mark({ isTried: true })
    const { attempt: last } = draft
    const keep = (attempt?: Attempt) => draft.mark({ attempt })
    settle(await sendForm(options, { row: checked.row, website, last, keep }))
    isBusy.current = false
    setSending(false)
  }

  function settle(outcome: Outcome) {
    if (outcome === 'unanswered') return showOnlyToast({ ...notices.failed, tone: 'bad' })
    if (outcome === 'sent') {
      draft.forgetDraft()
      setSent(true)
      return notices.sent && showOnlyToast({ ...notices.sent, tone: 'good' })
    }
    draft.mark({ isTried: false })
    setErrors(outcome.refused)
    focusErrors(outcome.refused)
    if (outcome.notice) showOnlyToast({ ...outcome.notice, tone: 'bad' })
  }

  useResend(isUnanswered, () => submit(''))

  function change(changes: Partial<Values>) {
    draft.change(changes)
    setErrors(shown => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in changes))))
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(String(new FormData(event.currentTarget).get('website') ?? ''))
  }

  /** Back to the form for another one, with the values worth keeping. */
  const again = (kept: Partial<Values> = {}) => {
    draft.startAgain({ ...start, ...kept })
    setErrors({})
    setSent(false)
  }

  const { values, isAwake } = draft
  const mark = markFields(errors, { isReturned: errors === answered?.errors })
  const bind = bindFields({ values, mark, change })
  return {
    form,
    values,
    errors,
    isAwake,
    isSending,
    isSent,
    isUnanswered,
    change,
    mark,
    bind,
    onSubmit,
    again,
  }
}

/** Focuses the first of the errors once they are on the page. */
function useErrorFocus(form: RefObject<HTMLFormElement | null>) {
  const waiting = useRef<FieldErrors>(undefined)
  useEffect(() => {
    if (form.current && waiting.current) focusFirstError(form.current, waiting.current)
    waiting.current = undefined
  })
  return (errors: FieldErrors) => {
    waiting.current = errors
  }
}

/** An unanswered form is sent again, with the same id, once there is a connection. */
function useResend(isWaiting: boolean, resend: () => void) {
  const latest = useRef(resend)
  latest.current = resend
  useEffect(() => {
    if (!isWaiting) return
    const onOnline = () => latest.current()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isWaiting])
}

/** The error of a field. In a form that came back without a script the browser focuses the first one. */
function markFields(errors: FieldErrors, { isReturned }: { isReturned: boolean }) {
  return (field: string) => ({
    'data-field': field,
    error: errors[field],
    autoFocus: isReturned && field in errors,
  })
}

type Bound<Values> = {
  values: Values
  mark: ReturnType<typeof markFields>
  change: (changes: Partial<Values>) => void
}

/** The props of a text field. */
function bindFields<Values extends FormValues>({ values, mark, change }: Bound<Values>) {
  return (field: keyof Values & string) => ({
    ...mark(field),
    name: field,
    value: String(values[field]),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: event.target.value } as Partial<Values>),
  })
}
