import { BadgePercent, Hourglass, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { customerPanelWords, customerWords } from '#content/customers.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { loyaltyPercent } from '#domain/loyalty.ts'
import { referralPercent } from '#domain/referrals.ts'
import type { CustomerFile } from '#web/data/customer-file.ts'
import { PanelPart } from '#web/ui/panel.tsx'
import type { CustomerActions } from './use-customer-actions.tsx'

const words = customerPanelWords.referrals

/** Discounts that wait, friends who have still to come, and who brought this customer. */
export function CustomerReferrals({ file, actions }: { file: CustomerFile; actions: CustomerActions }) {
  const { customer, rewards, friends, brought_by } = file
  const isEmpty = rewards.length + friends.length === 0 && !brought_by
  return (
    <PanelPart
      title={words.title}
      aside={
        <button type="button" className="part-link" onClick={() => actions.countReferral(customer)}>
          {customerWords.addReferral}
        </button>
      }
    >
      {isEmpty && <p className="text-ink-soft">{words.none(customer.referral_count)}</p>}
      <ul className="gifts">
        {rewards.map(({ id, kind, friend, earned_on, lapses_on }) => (
          <Gift key={id} icon={<BadgePercent aria-hidden="true" />}>
            <b>
              {kind === 'loyalty'
                ? words.loyaltyWaiting(loyaltyPercent)
                : words.waiting(referralPercent, friend)}
            </b>
            <p>
              {words.earned(formatShortDate(earned_on), lapses_on ? formatShortDate(lapses_on) : undefined)}
            </p>
          </Gift>
        ))}
        {friends.map(({ id, name, earned_at }) => (
          <Gift
            key={id}
            icon={earned_at ? <UserCheck aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
          >
            <Link to={`/crm/customers/${id}`} className="font-semibold text-heading hover:underline">
              {name}
            </Link>
            <p>{earned_at ? words.hadFirst : words.toEarn(referralPercent)}</p>
          </Gift>
        ))}
        {brought_by && (
          <Gift icon={<UserCheck aria-hidden="true" />}>
            <Link
              to={`/crm/customers/${brought_by.id}`}
              className="font-semibold text-heading hover:underline"
            >
              {words.broughtBy(brought_by.name)}
            </Link>
            <p>{formatShortDate(todayAt(new Date(brought_by.linked_at)))}</p>
          </Gift>
        )}
      </ul>
    </PanelPart>
  )
}

function Gift({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>{children}</div>
    </li>
  )
}
