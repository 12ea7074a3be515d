import type { ComponentProps, ReactNode } from 'react'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { Notice } from '#domain/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Honeypot } from '#web/ui/honeypot.tsx'
import { KeptNote } from '#web/ui/kept-note.tsx'
import { ReturnedNotice } from './returned-notice.tsx'

type PublicFormFrameProps = Pick<ComponentProps<'form'>, 'className' | 'action'> & {
  form: Pick<ComponentProps<'form'>, 'onFocus' | 'onSubmit'> & {
    form: ComponentProps<'form'>['ref']
    errors: FieldErrors
    isSending: boolean
    isUnanswered: boolean
  }
  words: { label: string; honeypot: string; kept: string; send: string; sending: string }
  /** The server's answer, where the form was sent without a script. */
  notice: Notice | undefined
  /** Above the fields, and below the button. */
  head?: ReactNode
  promise: string
  children: ReactNode
}

/** Everything around the fields of a public form. Without an action it posts to its page's own address. */
export function PublicFormFrame(props: PublicFormFrameProps) {
  const { form, words, notice, head, promise, children, className = '', action } = props
  return (
    <form
      ref={form.form}
      method="post"
      action={action}
      noValidate
      onFocus={form.onFocus}
      onSubmit={form.onSubmit}
      aria-label={words.label}
      className={`grid gap-5 ${className}`}
    >
      {head}
      <ReturnedNotice notice={notice} errors={form.errors} />
      {children}
      <Honeypot label={words.honeypot} />
      {form.isUnanswered && <KeptNote>{words.kept}</KeptNote>}
      <Button type="submit" size="large" busy={form.isSending} className="w-full">
        {form.isSending ? words.sending : words.send}
      </Button>
      <p className="text-small text-ink-soft">{promise}</p>
    </form>
  )
}
