import { Pencil, Trash2, UserPlus } from 'lucide-react'
import { customerWords as words } from '#content/customers.ts'
import { fullAddress } from '#domain/full-address.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Customer, CustomerSort, ListedCustomer } from '#web/data/customers.ts'
import { CustomerStatusBadge } from '#web/office/shared/customer-status-badge.tsx'
import type { RecordColumn, Records } from '#web/office/shared/record-list.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { editPath, sinceMonth } from './facts.tsx'
import { RegularMark } from './regular-mark.tsx'
import type { CustomerActions } from './use-customer-actions.tsx'
import type { CustomerSearchState } from './use-customer-search.ts'

/** The list of customers: its columns, what a card says, and what can be done with each. */
export function useCustomerRecords(
  search: CustomerSearchState,
  actions: CustomerActions,
): Records<ListedCustomer> {
  const { search: asked } = useLocation()
  return {
    nameOf: fullName,
    pathOf: ({ id }) => `/crm/customers/${id}`,
    markOf: customer => <RegularMark customer={customer} />,
    columns: columnsOf(search),
    cardBeside: ({ status }) => <CustomerStatusBadge status={status} />,
    cardLines,
    actionsTitle: words.columns.actions,
    actionsOf: customer => {
      const named = (label: string) => ({ label, named: words.named(label, fullName(customer)) })
      return [
        { icon: Pencil, ...named(words.edit), to: editPath(customer.id, asked) },
        { icon: UserPlus, ...named(words.addReferral), onAct: () => actions.countReferral(customer) },
        { icon: Trash2, ...named(words.remove), onAct: () => actions.askToDelete(customer), isDanger: true },
      ]
    },
  }
}

function columnsOf(search: CustomerSearchState): RecordColumn<Customer>[] {
  const { columns } = words
  const sorted = (sort: CustomerSort, direction: 'ascending' | 'descending') => ({
    title: words.sort.choices[sort],
    sort: {
      by: words.sort.by(words.sort.choices[sort]),
      direction: search.asked.sort === sort ? direction : undefined,
      onSort: () => search.setSort(sort),
    },
  })
  return [
    sorted('name', 'ascending'),
    { title: columns.status, cell: ({ status }) => <CustomerStatusBadge status={status} /> },
    { title: columns.contact, cell: contactCell },
    { title: columns.address, cell: addressCell, isSpare: true },
    { ...sorted('services', 'descending'), cell: row => row.total_cleaning_count, isNumber: true },
    { title: columns.referrals, cell: row => row.referral_count, isNumber: true },
    { ...sorted('newest', 'descending'), cell: sinceMonth, isSpare: true, looks: () => 'whitespace-nowrap' },
  ]
}

function contactCell({ email, phone }: Customer) {
  return (
    <>
      <span className={email ? '' : 'text-ink-soft'}>
        <MailAddress>{email ?? words.noEmail}</MailAddress>
      </span>
      <br />
      <span className="text-ink-soft">{phone ? formatPhone(phone) : words.noPhone}</span>
    </>
  )
}

function addressCell({ address, city, state }: Customer) {
  return (
    <>
      {address}
      <br />
      <span className="text-ink-soft">{[city, state].filter(Boolean).join(', ')}</span>
    </>
  )
}

function cardLines(customer: Customer) {
  const { phone, email, total_cleaning_count: cleans, referral_count: referrals } = customer
  const contact = [phone && formatPhone(phone), email ?? words.noEmail].filter(Boolean).join(' · ')
  const place = fullAddress({ ...customer, zip_code: null })
  return (
    <>
      <p>{contact}</p>
      {place && <p className="text-ink-soft">{place}</p>}
      <p className="row-card-meta">
        <span>
          <b>{cleans}</b> {words.services(cleans)}
        </span>
        <span>
          <b>{referrals}</b> {words.referrals(referrals)}
        </span>
        <span>{words.since(sinceMonth(customer))}</span>
      </p>
    </>
  )
}
