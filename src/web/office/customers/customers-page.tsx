// The people of the business: searched, sorted, each opening beside the list.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addCustomerWords, customerWords, deleteCustomerWords } from '#content/customers.ts'
import { howOften } from '#content/plans.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { customerStatusLabels } from '#domain/customer.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import { ActButton } from '#web/acts/act-button.tsx'
import {
  type CustomerFigures,
  customerFigures,
  customerFilters,
  customerList,
  customerSorts,
  type DeletedCustomer,
  deletedCustomers,
  type ListedCustomer,
} from '#web/data/customers.ts'
import { Plus } from '#web/icons/plus.ts'
import { Repeat } from '#web/icons/repeat.ts'
import { ListPage } from '#web/office/frame/list-page.tsx'
import { HeadAct } from '#web/office/frame/page-head.tsx'
import { CustomerStatusBadge } from '#web/office/shared/customer-status-badge.tsx'
import { ListRows, ListTools, useList } from '#web/office/shared/list.tsx'
import type { Table } from '#web/office/shared/list-table.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { Outlet, useLocation, useNavigate, useParams } from '#web/router/routing.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { useKey } from '#web/ui/keys.ts'
import { Pick, PickGroup } from '#web/ui/menu.tsx'
import { Row } from '#web/ui/row.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { bringBack, sinceMonth } from './customer-acts.ts'

const useCustomers = () =>
  useList(customerList, {
    filters: { status: customerFilters, sort: customerSorts },
    usual: { sort: 'name' },
  })
type Customers = ReturnType<typeof useCustomers>

const pathOf = ({ id }: ListedCustomer) => `/crm/customers/${id}`

export function CustomersPage() {
  const list = useCustomers()
  const navigate = useNavigate()
  const { data: figures } = useQuery(customerFigures())
  const [isDeletedOpen, setDeletedOpen] = useState(false)
  const isAlone = !useParams().id
  const { words, status } = list.asked
  useKey('n', () => void navigate('/crm/customers/new'))
  return (
    <ListPage
      title={customerWords.title}
      menu={
        <button type="button" className="menu-item" onClick={() => setDeletedOpen(true)}>
          {deleteCustomerWords.recently}
        </button>
      }
      actions={
        <HeadAct icon={Plus} to="/crm/customers/new">
          {addCustomerWords.title}
        </HeadAct>
      }
    >
      <div className="grid gap-2 desk:grid-cols-[minmax(0,520px)_auto] desk:items-center desk:justify-between desk:gap-6">
        <ListTools list={list} {...customerWords.search}>
          <StatusPick list={list} figures={figures} />
        </ListTools>
        {isAlone && <CustomerTotals figures={figures} />}
      </div>
      <ListRows
        list={list}
        words={customerWords}
        total={words ? undefined : figures?.[status ?? 'total']}
        table={tableOf(list)}
      >
        {customer => <CustomerRow customer={customer} />}
      </ListRows>
      <Sheet
        open={isDeletedOpen}
        onClose={() => setDeletedOpen(false)}
        title={deleteCustomerWords.recently}
        lead={deleteCustomerWords.recentlyLead}
      >
        <DeletedList />
      </Sheet>
      <Outlet />
    </ListPage>
  )
}

function CustomerTotals({ figures }: { figures: CustomerFigures | undefined }) {
  const { total, active, services } = customerWords.figures
  return (
    <Figures
      figures={[
        { label: total, value: inThousands(figures?.total) },
        { label: active, value: inThousands(figures?.active) },
        { label: services, value: inThousands(figures?.services) },
      ]}
    />
  )
}

// '1 862', and nothing yet while it is counted.
function inThousands(count: number | undefined) {
  return count === undefined ? '–' : String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}

function StatusPick({ list, figures }: { list: Customers; figures: CustomerFigures | undefined }) {
  const { status = 'all', sort = 'name' } = list.asked
  const statusWords = {
    all: customerWords.status.all,
    regular: customerWords.status.regular,
    ...customerStatusLabels,
  }
  return (
    <Pick label={customerWords.status.label} shown={statusWords[status]}>
      <PickGroup
        label={customerWords.status.label}
        value={status}
        choices={(['all', ...customerFilters] as const).map(value => ({
          value,
          label: statusWords[value],
          count: figures?.[value === 'all' ? 'total' : value],
        }))}
        onPick={value => list.choose('status', value === 'all' ? undefined : value)}
      />
      <PickGroup
        label={customerWords.sort.label}
        value={sort}
        choices={customerSorts.map(value => ({ value, label: customerWords.sort.choices[value] }))}
        onPick={value => list.choose('sort', value)}
      />
    </Pick>
  )
}

function tableOf(list: Customers): Table<ListedCustomer> {
  const { columns, sort } = customerWords
  const sorted = (by: (typeof customerSorts)[number], direction: 'ascending' | 'descending') => ({
    title: sort.choices[by],
    sort: {
      by: sort.by(sort.choices[by]),
      direction: list.asked.sort === by ? direction : undefined,
      onSort: () => list.choose('sort', by),
    },
  })
  return {
    pathOf,
    columns: [
      { ...sorted('name', 'ascending'), cell: customer => <NameOf customer={customer} /> },
      { title: columns.status, cell: ({ status }) => <CustomerStatusBadge bare status={status} /> },
      { title: columns.phone, cell: phoneOf },
      { title: columns.email, cell: emailOf, width: 'long', isSpare: true },
      { title: columns.address, cell: customer => <AddressOf customer={customer} />, width: 'long' },
      { ...sorted('services', 'descending'), cell: row => row.total_cleaning_count, width: 'number' },
      { title: columns.referrals, cell: row => row.referral_count, width: 'number', isSpare: true },
      { ...sorted('newest', 'descending'), cell: sinceMonth, isSpare: true },
    ],
  }
}

const phoneOf = ({ phone }: ListedCustomer) => (phone ? formatPhone(phone) : customerWords.noPhone)
const emailOf = ({ email }: ListedCustomer) => email ?? customerWords.noEmail

// The suburb alone where there is little room.
function AddressOf({ customer: { address, city } }: { customer: ListedCustomer }) {
  return (
    <>
      <span data-spare={city ? true : undefined}>
        {address}
        {address && city && ', '}
      </span>
      {city}
    </>
  )
}

/** With two arrows beside it where there is a regular plan. */
function NameOf({ customer }: { customer: ListedCustomer }) {
  const { regular_rhythm } = customer
  const often = regular_rhythm && customerWords.regular(howOften[regular_rhythm])
  return (
    <>
      <bdi>{fullName(customer)}</bdi>
      {often && (
        <span title={often}>
          {' '}
          <Repeat aria-hidden="true" className="inline size-3.5 text-ink-soft" />
          <span className="sr-only">{often}</span>
        </span>
      )}
    </>
  )
}

function CustomerRow({ customer }: { customer: ListedCustomer }) {
  const { search } = useLocation()
  const { id, city, status, total_cleaning_count: cleans } = customer
  const isOpen = useParams().id === id
  return (
    <Row
      as={Link}
      data-row
      to={pathOf(customer) + search}
      state={fromList}
      aria-current={isOpen || undefined}
      title={<NameOf customer={customer} />}
      text={[phoneOf(customer), city].filter(Boolean).join(' · ')}
      end={
        <>
          {customerWords.cleans(cleans)}
          {status !== 'active' && <CustomerStatusBadge bare status={status} />}
        </>
      }
    />
  )
}

/** The customers deleted in the last 30 days, each with a way back. */
function DeletedList() {
  const query = useQuery(deletedCustomers())
  return (
    <QueryStates
      query={query}
      failed={deleteCustomerWords.listFailed}
      empty={deleteCustomerWords.noneDeleted}
    >
      {rows => (
        <ul className="rows">
          {rows.map(row => (
            <DeletedRow key={row.id} {...row} />
          ))}
        </ul>
      )}
    </QueryStates>
  )
}

function DeletedRow({ id, name, deleted_at, services }: DeletedCustomer) {
  return (
    <Row
      as="li"
      title={<bdi>{name}</bdi>}
      text={deleteCustomerWords.deletedOn(formatShortDate(todayAt(new Date(deleted_at))), services)}
      end={
        <ActButton tone="quiet" {...bringBack(id, name)}>
          {deleteCustomerWords.bringBack}
        </ActButton>
      }
    />
  )
}
