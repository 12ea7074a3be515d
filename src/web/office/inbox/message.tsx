import { inboxPanelWords as words } from '#content/inbox.ts'
import { answerByMail, answerOnWhatsApp } from '#content/inbox-answers.ts'
import { formatPhone } from '#domain/phone.ts'
import type { MessageItem } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { Panel } from '#web/ui/panel.tsx'
import {
  CustomerLink,
  DoneFoot,
  InboxReach,
  ItemHistory,
  ItemLead,
  type ItemPanelProps,
  Written,
} from './parts.tsx'
import { useInboxChange } from './use-inbox-change.tsx'

export function MessagePanel({ item, onClose }: ItemPanelProps<MessageItem>) {
  const { name, email, phone, message, customer, handled_at } = item
  const changing = useInboxChange(item)
  const isStaff = useHasRole('staff')
  const isDone = Boolean(handled_at)
  return (
    <Panel
      title={name}
      status={<DoneBadge isDone={isDone} />}
      lead={<ItemLead item={item} />}
      onClose={onClose}
      foot={isStaff && <DoneFoot {...{ item, name, isDone, changing, onClose }} />}
    >
      {changing.conflict}
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
      <ItemHistory item={item} isNew={isStaff && !isDone} />
    </Panel>
  )
}

export function DoneBadge({ isDone }: { isDone: boolean }) {
  return (
    <Badge tone={isDone ? 'confirmed' : 'pending'}>{isDone ? words.status.done : words.status.new}</Badge>
  )
}

function whyMatched({ phone, customer }: MessageItem) {
  return phone && customer?.phone === phone ? words.samePhone : words.sameEmail
}
