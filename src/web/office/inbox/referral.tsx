import { referralWords } from '#content/inbox.ts'
import { answerOnWhatsApp } from '#content/inbox-answers.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Customer } from '#web/data/customers.ts'
import type { ReferralItem } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { LazyReferralClaims } from '#web/office/shared/lazy-referral-claims.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'
import { ItemPanelFrame } from './item-panel.tsx'
import { CustomerLink, InboxReach, type ItemPanelProps, momentOf, Written } from './parts.tsx'
import { useInboxChange } from './use-inbox-change.tsx'

/** Only the referrer is written to: the friend has asked us for nothing. */
export function ReferralPanel({ item, onClose }: ItemPanelProps<ReferralItem>) {
  const { referrer_name: name, referrer_phone: phone, friend_name, friend_phone, message, handled_at } = item
  const isStaff = useHasRole('staff')
  const frame = { item, name, isNew: !handled_at, changing: useInboxChange(item), onClose }
  return (
    <ItemPanelFrame {...frame} hasHistory={isStaff}>
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
      {isStaff && <LazyReferralClaims claims={item.claims} />}
    </ItemPanelFrame>
  )
}

type PersonProps = { name: string; phone: string; customer: Customer | null }

function Person({ name, phone, customer }: PersonProps) {
  return (
    <>
      {customer && fullName(customer) === name ? null : <bdi className="block">{name}</bdi>}
      {customer && <CustomerLink customer={customer} />}
      <span className="block">{formatPhone(phone)}</span>
    </>
  )
}

// From the form to the reward: past steps are filled, upcoming ones hollow.
function stateOf({
  created_at,
  referrer_name,
  friend_name,
  status,
  clean,
  reward,
  is_over_limit,
}: ReferralItem): TimelineEntry[] {
  const { steps } = referralWords
  const sent = { id: 'sent', title: steps.sent(referrer_name, friend_name), time: momentOf(created_at) }
  if (status === 'too_late') return [sent, { id: 'late', title: steps.tooLate, text: steps.whyTooLate }]
  if (status === 'refused') return [sent, { id: 'late', title: steps.tooLate, text: steps.refused }]
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
      ? is_over_limit
        ? { id: 'earned', title: steps.tooLate, text: steps.overLimit }
        : { id: 'earned', title: steps.earned, time: reward && rewardState(reward) }
      : status === 'doubtful'
        ? { id: 'earned', title: steps.toDecide, when: 'now' }
        : { id: 'earned', title: steps.toEarn, text: isCleaned && steps.toPay, when: 'next' },
  ]
}

const rewardState = ({ used_at, lapses_on }: NonNullable<ReferralItem['reward']>) =>
  used_at
    ? `${referralWords.steps.used}, ${momentOf(used_at)}`
    : referralWords.steps.lapses(formatShortDate(lapses_on))
