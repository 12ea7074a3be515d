import { officeQuoteWords as words } from '#content/office-quotes.ts'
import { tellingOf } from '#domain/telling.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { Copy } from '#web/icons/copy.ts'
import { Mail } from '#web/icons/mail.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { QuoteEditing, QuoteStep } from './use-quote-editor.ts'

/** The one filled button is the way that reaches this client; the others stand beside it. */
export function QuoteFoot({ editing }: { editing: QuoteEditing }) {
  const { busyWith, go, reach } = editing
  const telling = tellingOf({ ...reach, sendsMail: sendsMail() })
  const filled: QuoteStep = reach.phone ? 'whatsapp' : telling.by === 'mail' ? 'mail' : 'link'
  const props = (step: QuoteStep) => ({
    busy: busyWith === step,
    tone: step === filled ? ('sea' as const) : ('quiet' as const),
    onClick: () => go(step),
  })
  return (
    <>
      {reach.phone && (
        <Button {...props('whatsapp')}>
          <Icon name="whatsapp" />
          {words.acts.whatsapp}
        </Button>
      )}
      {telling.by === 'mail' && (
        <Button {...props('mail')}>
          <Mail aria-hidden="true" />
          {filled === 'mail' ? words.acts.mailFilled : words.acts.mail}
        </Button>
      )}
      <Button {...props('link')}>
        <Copy aria-hidden="true" />
        {words.acts.link}
      </Button>
      <Button {...props('save')}>{words.acts.save}</Button>
      <Button {...props('phone')} tone="text">
        {words.acts.phone}
      </Button>
      {telling.by === 'nobody' && <p className="q-no-mail">{words.noMail[telling.why]}</p>}
    </>
  )
}
