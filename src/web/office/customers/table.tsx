import { ChevronDown, Pencil, Trash2, UserPlus } from 'lucide-react'
import { customerWords as words } from '#content/customers.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Customer, CustomerSort } from '#web/data/customers.ts'
import { CustomerStatusBadge } from '#web/office/shared/customer-status-badge.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation, useParams } from '#web/router/routing.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { editPath, sinceMonth } from './facts.tsx'
import type { CustomerActions } from './use-customer-actions.tsx'
import type { CustomerSearchState } from './use-customer-search.ts'

const { columns } = words

type CustomerTableProps = { customers: Customer[]; actions: CustomerActions; search: CustomerSearchState }

/** The laptop's list; beside an open panel it keeps to the columns that fit. */
export function CustomerTable({ customers, actions, search }: CustomerTableProps) {
  return (
    <div className="laptop-only ruled-wrap">
      <table className="table ruled">
        <thead>
          <tr>
            <SortHead sort="name" search={search} />
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.contact}</th>
            <th scope="col" data-spare>
              {columns.address}
            </th>
            <SortHead sort="services" search={search} isNumber />
            <th scope="col" data-number>
              {columns.referrals}
            </th>
            <SortHead sort="newest" search={search} isSpare />
            <th scope="col" data-spare>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map(customer => (
            <CustomerRow key={customer.id} customer={customer} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SortHeadProps = {
  sort: CustomerSort
  search: CustomerSearchState
  isNumber?: boolean
  isSpare?: boolean
}

function SortHead({ sort, search, isNumber, isSpare }: SortHeadProps) {
  const isSorted = search.asked.sort === sort
  const label = words.sort.choices[sort]
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort === 'name' ? 'ascending' : 'descending') : undefined}
      data-number={isNumber || undefined}
      data-spare={isSpare || undefined}
    >
      <button
        type="button"
        className="sort-button"
        aria-label={words.sort.by(label)}
        onClick={() => search.setSort(sort)}
      >
        {label}
        {isSorted && <ChevronDown aria-hidden="true" />}
      </button>
    </th>
  )
}

function CustomerRow({ customer, actions }: { customer: Customer; actions: CustomerActions }) {
  const { search } = useLocation()
  const isOpen = useParams().id === customer.id
  const place = [customer.city, customer.state].filter(Boolean).join(', ')
  return (
    <tr data-open={isOpen || undefined}>
      <td>
        <Link
          data-row
          className="row-name"
          to={`/crm/customers/${customer.id}${search}`}
          state={fromList}
          aria-current={isOpen || undefined}
        >
          {fullName(customer)}
        </Link>
      </td>
      <td>
        <CustomerStatusBadge status={customer.status} />
      </td>
      <td>
        <span className={customer.email ? '' : 'text-ink-soft'}>
          <MailAddress>{customer.email ?? words.noEmail}</MailAddress>
        </span>
        <br />
        <span className="text-ink-soft">{customer.phone ? formatPhone(customer.phone) : words.noPhone}</span>
      </td>
      <td data-spare>
        {customer.address}
        <br />
        <span className="text-ink-soft">{place}</span>
      </td>
      <td data-number>{customer.total_cleaning_count}</td>
      <td data-number>{customer.referral_count}</td>
      <td data-spare className="whitespace-nowrap">
        {sinceMonth(customer)}
      </td>
      <td data-spare>
        <RowActions customer={customer} actions={actions} />
      </td>
    </tr>
  )
}

function RowActions({ customer, actions }: { customer: Customer; actions: CustomerActions }) {
  const { search } = useLocation()
  const name = fullName(customer)
  return (
    <div className="row-actions">
      <Link
        className="icon-button"
        to={editPath(customer.id, search)}
        state={fromList}
        aria-label={words.named(words.edit, name)}
        title={words.edit}
      >
        <Pencil aria-hidden="true" />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={words.named(words.addReferral, name)}
        title={words.addReferral}
        onClick={() => actions.countReferral(customer)}
      >
        <UserPlus aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={words.named(words.remove, name)}
        title={words.remove}
        onClick={() => actions.askToDelete(customer)}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  )
}
