import { lazy, Suspense, useState } from 'react'
import { inboxWords } from '#content/inbox.ts'
import { answerByMail, answerOnWhatsApp, answerTo } from '#content/inbox-answers.ts'
import { formatPhone } from '#domain/phone.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import type { Item } from '#web/data/inbox.ts'
import { useKeptText } from '#web/forms/use-kept-text.ts'
import { Mail } from '#web/icons/mail.ts'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Facts } from '#web/ui/facts.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { CustomerLink, Done, ItemPanel, type PanelOf, Reach, stateOf, Written } from './item-panel.tsx'

const QuotePart = lazy(async () => ({
  default: (await import('#web/office/shared/quote-part.tsx')).QuotePart,
}))
const QuoteEditor = lazy(async () => ({
  default: (await import('#web/office/shared/quote-editor.tsx')).QuoteEditor,
}))

/** A message and its answer; or the quote that it is answered with, which has the panel to itself. */
export function MessagePanel({ item, onClose }: PanelOf<'message'>) {
  const [isQuoting, setQuoting] = useState(false)
  const isStaff = useHasRole('staff')
  const { session } = useOfficeVisitor()
  const answer = useKeptText(
    officeKeyOf(`answer-${item.id}`, session.user.id),
    answerTo(item.name, item.message),
  )
  const { name, phone, email, message, customer, handled_at } = item
  if (isQuoting)
    return (
      <Suspense>
        <QuoteEditor of={{ message_id: item.id }} name={name} onClose={() => setQuoting(false)} />
      </Suspense>
    )
  const close = () => {
    answer.startAgain()
    onClose()
  }
  return (
    <ItemPanel
      {...{ item, name, onClose }}
      state={stateOf(handled_at)}
      reach={<Reach phone={phone} customer={customer} />}
      acts={
        <>
          <AnswerLinks item={item} answer={answer.value} isChanged={answer.isChanged} />
          <Done item={item} name={name} onClose={close} isLast />
        </>
      }
      more={
        <>
          <Facts
            facts={[
              [inboxWords.email, <MailAddress key="email">{email}</MailAddress>],
              [inboxWords.phone, phone && formatPhone(phone)],
              [
                inboxWords.customer,
                <CustomerLink key="customer" customer={customer} why={whyMatched(item)} />,
              ],
            ]}
          />
          {isStaff && (
            <Suspense>
              <QuotePart of={{ message_id: item.id }} onChange={() => setQuoting(true)}>
                <Button tone="quiet" className="justify-self-start" onClick={() => setQuoting(true)}>
                  {inboxWords.quote}
                </Button>
              </QuotePart>
            </Suspense>
          )}
        </>
      }
    >
      <Written>{message}</Written>
      {isStaff && (
        <TextAreaField
          className="max-w-[620px]"
          label={inboxWords.answer.label}
          rows={4}
          dir="auto"
          value={answer.value}
          onChange={event => answer.type(event.target.value)}
        />
      )}
    </ItemPanel>
  )
}

type AnswerLinksProps = { item: Item<'message'>; answer: string; isChanged: boolean }

// Each opens with what has been written so far; the one that reaches them sooner is the filled one.
function AnswerLinks({ item: { name, email, phone, message }, answer, isChanged }: AnswerLinksProps) {
  const mail = answerByMail('message', {
    name,
    email,
    words: message,
    ...(isChanged && { answer }),
  })
  return (
    <>
      {phone && (
        <a
          className={buttonClass({})}
          href={answerOnWhatsApp.message(phone, answer)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {inboxWords.answer.whatsapp}
        </a>
      )}
      <a className={buttonClass({ tone: phone ? 'quiet' : 'sea' })} href={mail}>
        {!phone && <Mail aria-hidden="true" />}
        {phone ? inboxWords.mail : inboxWords.answer.mail}
      </a>
    </>
  )
}

function whyMatched({ phone, customer }: Item<'message'>) {
  return phone && customer?.phone === phone ? inboxWords.samePhone : inboxWords.sameEmail
}
