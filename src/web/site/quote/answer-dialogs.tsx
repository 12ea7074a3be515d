// Asking about a quote, which goes to the Inbox, and declining it with a word.
import { useId } from 'react'
import { whatsappChatLink } from '#content/chat.ts'
import { quotePage } from '#content/quote-page.ts'
import { quoteMail } from '#content/quotes.ts'
import { Refusal } from '#domain/refusal.ts'
import { askAboutQuote, type ClientQuote } from '#web/data/client-quotes.ts'
import { useForm } from '#web/forms/use-form.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { accessBy } from './quote-access.ts'

const { asking, declining } = quotePage

type AskDialogProps = { link: PaperLink; quote: ClientQuote; onClose: () => void }
type Question = { words: string; email: string }

export function AskDialog({ link, quote, onClose }: AskDialogProps) {
  const formId = useId()
  const { form, errors, values, isBusy, submit, bind } = useForm<Question, Question>({
    start: { words: '', email: '' },
    draftKey: `coastal-clean.ask.${quote.number}`,
    check: checkQuestion,
    send: async ({ words, email }) => {
      try {
        await askAboutQuote(await accessBy(link), words, email)
      } catch (cause) {
        return refused(cause)
      }
      showOnlyToast(asking.sent)
      onClose()
      return true
    },
  })
  const asksEmail = 'email' in errors || values.email !== ''
  const actions = (
    <>
      <Button tone="quiet" onClick={onClose}>
        {asking.close}
      </Button>
      <Button type="submit" form={formId} busy={isBusy}>
        {isBusy ? asking.sending : asking.send}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={asking.title} actions={actions}>
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>{asking.text}</p>
        <TextAreaField {...bind('words')} label={asking.words} rows={4} maxLength={900} />
        {asksEmail && (
          <TextField
            {...bind('email')}
            label={asking.email}
            hint={asking.emailHint}
            type="email"
            autoComplete="email"
          />
        )}
        <LinkButton
          tone="text"
          size="small"
          className="justify-self-start"
          href={whatsappChatLink(quoteMail.question(quote.number))}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="whatsapp" />
          {asking.whatsApp}
        </LinkButton>
      </form>
    </Dialog>
  )
}

function checkQuestion({ words, email }: Question) {
  if (!words.trim()) return { errors: { words: asking.needed } }
  return { row: { words: words.trim(), email: email.trim() } }
}

function refused(cause: unknown) {
  if (!(cause instanceof Refusal))
    return { errors: {}, notice: { title: quotePage.trouble.noSignal, text: '' } }
  if (cause.field) return { errors: { [cause.field]: cause.message } }
  return { errors: {}, notice: { title: cause.message, text: '' } }
}

type DeclineDialogProps = {
  quote: ClientQuote
  isChange: boolean
  isBusy: boolean
  /** Returns whether it worked. */
  onDecline: (reason: string) => Promise<boolean>
  onClose: () => void
}

export function DeclineDialog({ quote, isChange, isBusy, onDecline, onClose }: DeclineDialogProps) {
  const formId = useId()
  const { form, submit, bind } = useForm<{ reason: string }, { reason: string }>({
    start: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length > 300
        ? { errors: { reason: declining.tooLong } }
        : { row: { reason: reason.trim() } },
    send: async ({ reason }) => {
      await onDecline(reason)
      // Why it did not work stands above the buttons.
      onClose()
      return true
    },
  })
  const actions = (
    <>
      <Button tone="quiet" onClick={onClose}>
        {declining.keep}
      </Button>
      <Button type="submit" form={formId} busy={isBusy}>
        {isBusy ? declining.confirming : declining.confirm}
      </Button>
    </>
  )
  const frees = quote.booking_id ? declining.text : declining.textOffer
  return (
    <Dialog open onClose={onClose} title={declining.title} actions={actions}>
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>{isChange ? declining.textChange : frees}</p>
        <TextField {...bind('reason')} label={declining.reason} optional maxLength={300} />
      </form>
    </Dialog>
  )
}
