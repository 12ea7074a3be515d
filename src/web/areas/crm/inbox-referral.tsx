import { referralWords } from '#content/inbox.ts'
import { answerOnWhatsApp } from '#content/inbox-answers.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { customerName } from '#domain/customer.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Customer } from '#web/data/customers.ts'
import type { ReferralItem } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/office-visitor.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Panel, PanelPart } from '#web/ui/panel.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'
import { DoneBadge } from './inbox-message.tsx'
import type { ItemPanelProps } from './inbox-panel.tsx'
import {
  CustomerLink,
  DoneFoot,
  InboxReach,
  ItemHistory,
  ItemLead,
  momentOf,
  Written,
} from './inbox-parts.tsx'
import { useInboxChange } from './use-inbox-change.tsx'

/** Only the referrer is written to: the friend has asked us for nothing. */
export function ReferralPanel({ item, onClose }: ItemPanelProps<ReferralItem>) {
  const { referrer_name: name, referrer_phone: phone, friend_name, friend_phone, message, handled_at } = item
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
      {message && <Written>{message}</Written>}
      {isStaff && <InboxReach whatsapp={answerOnWhatsApp.referral(phone, name, friend_name)} phone={phone} />}
      <Facts
        facts={[
          [referralWords.from, <Person key="from" name={name} phone={phone} customer={item.referrer} />],
          [
            referralWords.friend,
            <Person key="friend" name={friend_name} phone={friend_phone} customer={item.friend} />,
          ],
          [referralWords.code, item.code],
        ]}
      />
      <PanelPart title={referralWords.state}>
        <Timeline entries={stateOf(item)} />
      </PanelPart>
      {isStaff && <ItemHistory item={item} isNew={!isDone} />}
    </Panel>
  )
}

type PersonProps = { name: string; phone: string; customer: Customer | null }

function Person({ name, phone, customer }: PersonProps) {
  return (
    <>
      {customer && customerName(customer) === name ? null : <bdi className="block">{name}</bdi>}
      {customer && <CustomerLink customer={customer} />}
      <span className="block">{formatPhone(phone)}</span>
    </>
  )
}

// From the form to the reward: what has happened is filled, what is to come is hollow.
function stateOf({
  created_at,
  referrer_name,
  friend_name,
  status,
  clean,
  reward,
}: ReferralItem): TimelineEntry[] {
  const { steps } = referralWords
  const sent = { id: 'sent', title: steps.sent(referrer_name, friend_name), time: momentOf(created_at) }
  if (status === 'too_late') return [sent, { id: 'late', title: steps.tooLate, text: steps.whyTooLate }]
  const isCleaned = status === 'earned' || clean?.status === 'completed'
  const day = clean && formatShortDate(clean.service_date)
  return [
    sent,
    clean || isCleaned
      ? { id: 'booked', title: steps.booked(friend_name) }
      : { id: 'booked', title: steps.toBook(friend_name), when: 'next' },
    isCleaned
      ? { id: 'cleaned', title: steps.cleaned, time: day }
      : { id: 'cleaned', title: steps.toClean, time: day, when: 'next' },
    status === 'earned'
      ? { id: 'earned', title: steps.earned, time: reward && rewardState(reward) }
      : { id: 'earned', title: steps.toEarn, when: 'next' },
  ]
}

const rewardState = ({ used_at, lapses_on }: NonNullable<ReferralItem['reward']>) =>
  used_at
    ? `${referralWords.steps.used}, ${momentOf(used_at)}`
    : referralWords.steps.lapses(formatShortDate(lapses_on))
