import { BadgePercent, Hourglass, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { customerPanelWords, customerWords } from '#content/customers.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { referralPercent } from '#domain/terms.ts'
import type { CustomerFile } from '#web/data/customer-file.ts'
import { Link } from '#web/router/link.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import type { CustomerActions } from './use-customer-actions.tsx'

const words = customerPanelWords.referrals

/** Unused discounts, referred friends who have not booked yet, and who referred this customer. */
export function CustomerReferrals({ file, actions }: { file: CustomerFile; actions: CustomerActions }) {
  const { customer, friends, brought_by } = file
  const rewards = file.rewards.filter(({ kind }) => kind === 'referral')
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
        {rewards.map(({ id, friend, earned_on, lapses_on }) => (
          <Gift key={id} icon={<BadgePercent aria-hidden="true" />}>
            <b>{words.waiting(referralPercent, friend)}</b>
            <p>
              {words.earned(formatShortDate(earned_on), lapses_on ? formatShortDate(lapses_on) : undefined)}
            </p>
          </Gift>
        ))}
        {friends.map(({ id, name, earned_at, is_over_limit }) => (
          <Gift
            key={id}
            icon={earned_at ? <UserCheck aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
          >
            <Link to={`/crm/customers/${id}`} className="font-semibold text-heading hover:underline">
              {name}
            </Link>
            <p>
              {is_over_limit ? words.overLimit : earned_at ? words.hadFirst : words.toEarn(referralPercent)}
            </p>
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
