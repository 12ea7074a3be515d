import { inboxPanelWords as words } from '#content/inbox.ts'
import { answerByMail, answerOnWhatsApp } from '#content/inbox-answers.ts'
import { formatPhone } from '#domain/phone.ts'
import type { MessageItem } from '#web/data/inbox.ts'
import { Facts } from '#web/ui/facts.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { ItemPanelFrame } from './item-panel.tsx'
import { CustomerLink, InboxReach, type ItemPanelProps, Written } from './parts.tsx'
import { useInboxChange } from './use-inbox-change.tsx'

export function MessagePanel({ item, onClose }: ItemPanelProps<MessageItem>) {
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
    </ItemPanelFrame>
  )
}

function whyMatched({ phone, customer }: MessageItem) {
  return phone && customer?.phone === phone ? words.samePhone : words.sameEmail
}
