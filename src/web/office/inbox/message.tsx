import { lazy, Suspense, useState } from 'react'
import { inboxPanelWords as words } from '#content/inbox.ts'
import { answerByMail, answerOnWhatsApp } from '#content/inbox-answers.ts'
import { formatPhone } from '#domain/phone.ts'
import type { MessageItem } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { ItemPanelFrame } from './item-panel.tsx'
import { CustomerLink, InboxReach, type ItemPanelProps, Written } from './parts.tsx'
import { useInboxChange } from './use-inbox-change.tsx'

const QuotePart = lazy(async () => ({
  default: (await import('#web/office/shared/quote-part.tsx')).QuotePart,
}))
const QuoteEditor = lazy(async () => ({
  default: (await import('#web/office/shared/quote-editor.tsx')).QuoteEditor,
}))

/** A message and its sender; or the quote that it is answered with, which has the panel to itself. */
export function MessagePanel({ item, onClose }: ItemPanelProps<MessageItem>) {
  const [isQuoting, setQuoting] = useState(false)
  const isStaff = useHasRole('staff')
  if (isQuoting && isStaff)
    return (
      <Suspense>
        <QuoteEditor of={{ message_id: item.id }} name={item.name} onClose={() => setQuoting(false)} />
      </Suspense>
    )
  return <WholeMessage item={item} onClose={onClose} onQuote={isStaff ? () => setQuoting(true) : undefined} />
}

type WholeProps = ItemPanelProps<MessageItem> & { onQuote: (() => void) | undefined }

function WholeMessage({ item, onClose, onQuote }: WholeProps) {
  const { name, email, phone, message, customer, handled_at } = item
  const frame = { item, name, isNew: !handled_at, changing: useInboxChange(item), onClose }
  return (
    <ItemPanelFrame {...frame}>
      <Written>{message}</Written>
      <InboxReach
        mail={answerByMail('message', { name, email, words: message })}
        whatsapp={phone ? answerOnWhatsApp.message(phone, name, message) : undefined}
        phone={phone}
      />
      <Facts
        facts={[
          [words.email, <MailAddress key="email">{email}</MailAddress>],
          [words.phone, phone && formatPhone(phone)],
          [words.customer, <CustomerLink key="customer" customer={customer} why={whyMatched(item)} />],
        ]}
      />
      {onQuote && (
        <Suspense>
          <QuotePart of={{ message_id: item.id }} onChange={onQuote}>
            <Button tone="quiet" onClick={onQuote}>
              {words.quote}
            </Button>
          </QuotePart>
        </Suspense>
      )}
    </ItemPanelFrame>
  )
}

function whyMatched({ phone, customer }: MessageItem) {
  return phone && customer?.phone === phone ? words.samePhone : words.sameEmail
}
