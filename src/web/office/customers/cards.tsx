import { Pencil, UserPlus } from 'lucide-react'
import { customerWords as words } from '#content/customers.ts'
import { fullAddress } from '#domain/full-address.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Customer } from '#web/data/customers.ts'
import { CustomerStatusBadge } from '#web/office/shared/customer-status-badge.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { editPath, sinceMonth } from './facts.tsx'
import type { CustomerActions } from './use-customer-actions.tsx'

/** The phone's list: a card for each, everything in reading order, its actions below. */
export function CustomerCards({ customers, actions }: { customers: Customer[]; actions: CustomerActions }) {
  return (
    <ul className="phone-only row-cards">
      {customers.map(customer => (
        <CustomerCard key={customer.id} customer={customer} actions={actions} />
      ))}
    </ul>
  )
}

function CustomerCard({ customer, actions }: { customer: Customer; actions: CustomerActions }) {
  const { search } = useLocation()
  const name = fullName(customer)
  const contact = [customer.phone && formatPhone(customer.phone), customer.email ?? words.noEmail]
  const place = fullAddress({ ...customer, zip_code: null })
  return (
    <li className="row-card">
      <div className="row-card-head">
        <Link data-row to={`/crm/customers/${customer.id}${search}`} state={fromList}>
          {name}
        </Link>
        <CustomerStatusBadge status={customer.status} />
      </div>
      <p>{contact.filter(Boolean).join(' · ')}</p>
      {place && <p className="text-ink-soft">{place}</p>}
      <p className="row-card-meta">
        <span>
          <b>{customer.total_cleaning_count}</b> {words.services(customer.total_cleaning_count)}
        </span>
        <span>
          <b>{customer.referral_count}</b> {words.referrals(customer.referral_count)}
        </span>
        <span>{words.since(sinceMonth(customer))}</span>
      </p>
      <div className="row-card-actions">
        <Link
          className={buttonClass({ tone: 'text' })}
          to={editPath(customer.id, search)}
          state={fromList}
          aria-label={words.named(words.edit, name)}
        >
          <Pencil aria-hidden="true" />
          {words.edit}
        </Link>
        <Button
          tone="text"
          aria-label={words.named(words.addReferral, name)}
          onClick={() => actions.countReferral(customer)}
        >
          <UserPlus aria-hidden="true" />
          {words.addReferral}
        </Button>
        <Button
          tone="danger"
          className="ml-auto"
          aria-label={words.named(words.remove, name)}
          onClick={() => actions.askToDelete(customer)}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
