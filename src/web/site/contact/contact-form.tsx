// The message to the owners. An island; without a script it posts as a plain form and the page answers.
import { contactPage } from '#content/contact.ts'
import { contactLimits } from '#domain/form-limits.ts'
import { contactNotices } from '#domain/form-messages.ts'
import { sendMessage } from '#web/data/contact.ts'
import type { AnsweredForm } from '#web/forms/answered-form.ts'
import { PublicFormFrame } from '#web/forms/public-form-frame.tsx'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { SentPanel } from '#web/ui/sent-panel.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { useServiceAsked } from './use-service-asked.ts'

const words = contactPage.form
const start = { name: '', email: '', phone: '', message: '' }
const { sent, failed, tooMany } = contactNotices
const fetchSchema = async () => (await import('#domain/contact.ts')).contactSchema

type ContactFormProps = {
  answered?: AnsweredForm | undefined
  /** Of the services that a link can name. */
  titles?: Record<string, string>
}

export function ContactForm({ answered, titles = {} }: ContactFormProps) {
  const contact = usePublicForm({
    name: 'contact',
    start,
    fetchSchema,
    send: sendMessage,
    notices: { sent, failed, tooMany },
    answered,
  })
  useServiceAsked({
    titles,
    isAwake: contact.isAwake,
    message: contact.values.message,
    begin: message => contact.change({ message }),
  })
  return (
    <>
      {contact.isSent ? (
        <SentPanel title={words.sent.title}>
          <p>{words.sent.text}</p>
          <Button onClick={() => contact.again()}>{words.sent.again}</Button>
        </SentPanel>
      ) : (
        <MessageForm contact={contact} answered={answered} />
      )}
      <ToastRegion />
    </>
  )
}

type MessageFormProps = {
  contact: ReturnType<typeof usePublicForm<typeof start, object>>
  answered: AnsweredForm | undefined
}

function MessageForm({ contact, answered }: MessageFormProps) {
  const { bind, values } = contact
  const { fields, placeholders } = words
  return (
    <PublicFormFrame
      form={contact}
      words={words}
      notice={answered?.notice}
      action="/contact"
      promise={words.promise}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...bind('name')} label={fields.name} autoComplete="name" className="sm:col-span-2" />
        <TextField {...bind('email')} label={fields.email} type="email" autoComplete="email" />
        <TextField
          {...bind('phone')}
          label={fields.phone}
          optional
          type="tel"
          autoComplete="tel"
          placeholder={placeholders.phone}
        />
        <TextAreaField
          {...bind('message')}
          label={fields.message}
          hint={words.counter(values.message.length, contactLimits.message)}
          rows={6}
          placeholder={placeholders.message}
          className="sm:col-span-2"
        />
      </div>
    </PublicFormFrame>
  )
}
