// A public form: typed values survive errors and reloads, are checked here first and stored once however often they are
// sent, and the outcome is told in one sentence.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { fieldAdvice } from '#content/field-advice.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { formNotices } from '#domain/messages.ts'
import { hasHostileText } from '#domain/sanitise.ts'
import type { Honeypot } from '#web/data/submit.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { type FormNotices, outcomeOfSending } from './send-form.ts'
import { checkWith, type Store, useForm } from './use-form.ts'

type PublicForm<Values, Checked> = {
  /** Names the draft that the browser keeps. */
  name: string
  start: Values
  /** Called at the first touch of the form: the checks weigh more than all else of it. */
  fetchSchema: () => Promise<z.ZodMiniType<Checked>>
  send: (row: Checked & { id: string } & Honeypot) => Promise<unknown>
  notices: FormNotices
  /** The server's answer, where the form was sent without a script. */
  answered?: { values: Partial<Values>; errors: FieldErrors } | undefined
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function usePublicForm<
  Values extends Record<string, string | number | boolean>,
  Checked extends object,
>({ name, start, fetchSchema, send, notices, answered }: PublicForm<Values, Checked>) {
  const website = useRef('')
  const [isSent, setSent] = useState(false)
  const form = useForm<Values, Checked>({
    start,
    draftKey: `coastal-clean.${name}-draft`,
    typed: answered?.values,
    errors: answered?.errors,
    isRendered: true,
    // What was sent is shown until there is another one to send.
    empties: false,
    check: checkHere,
    send: sendAndTell,
  })
  const { draft, errors, isBusy } = form
  const isUnanswered = draft.isTried && !isBusy && !isSent

  async function checkHere(values: Values) {
    if (hasHostileText(values)) return { errors: {}, notice: formNotices.securityWarning }
    const schema = await fetchSchema().catch(() => undefined)
    return schema ? checkWith(schema, values, notices.invalid) : { errors: {}, notice: notices.failed }
  }

  async function sendAndTell(row: Checked, store: Store) {
    draft.mark({ isTried: true })
    const sending = store(id => send({ ...row, id, website: website.current }))
    const outcome = await outcomeOfSending(sending, notices)
    if (outcome === 'unanswered') {
      showOnlyToast({ ...notices.failed, tone: 'bad' })
      return false
    }
    if (outcome !== 'sent') {
      draft.mark({ isTried: false })
      return outcome
    }
    draft.forgetDraft()
    setSent(true)
    if (notices.sent) showOnlyToast({ ...notices.sent, tone: 'good' })
    return true
  }

  useResend(isUnanswered, () => {
    website.current = ''
    void form.submit()
  })

  // So that the checks are there at the press, also where the signal has gone meanwhile.
  const onFocus = () => void fetchSchema().catch(() => {})
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    website.current = String(new FormData(event.currentTarget).get('website') ?? '')
    void form.submit(event)
  }
  /** Back to the form for another one, with the values worth keeping. */
  const again = (kept: Partial<Values> = {}) => {
    form.reset({ ...start, ...kept })
    setSent(false)
  }
  // In a form that came back without a script the browser focuses the first error.
  const focus = (field: string) => ({ autoFocus: errors === answered?.errors && field in errors })
  const mark = (field: string) => ({ ...form.mark(field), ...focus(field) })
  const bind = (field: keyof Values & string) => ({
    ...form.bind(field),
    ...focus(field),
    ...(errors[field] && { hint: fieldAdvice[field] }),
  })
  return { ...form, mark, bind, isSending: isBusy, isSent, isUnanswered, onFocus, onSubmit, again }
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
