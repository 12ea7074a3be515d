import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { addCustomerWords, customerWords as words } from '#content/customers.ts'
import { type ListedCustomer, readCustomerFigures, searchCustomers } from '#web/data/customers.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { useBackAndNext } from '#web/office/shared/use-back-and-next.ts'
import { Link } from '#web/router/link.tsx'
import { Outlet, useParams } from '#web/router/routing.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Figures } from '#web/ui/figures.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { DeletedCustomers } from './deleted-customers.tsx'
import { CustomerList } from './list.tsx'
import { CustomerTools } from './tools.tsx'
import { useAddKey } from './use-add-key.ts'
import { useCustomerSearch } from './use-customer-search.ts'

const pageSize = 25

export function CustomersPage() {
  const { session } = useOfficeVisitor()
  const search = useCustomerSearch()
  const figures = useQuery({
    queryKey: ['customer-figures', session.user.id],
    queryFn: readCustomerFigures,
  })
  const pages = useBackAndNext<ListedCustomer>({
    queryKey: ['customers', session.user.id, search.asked],
    pageSize,
    read: after => searchCustomers(search.asked, { after, pageSize }),
  })
  useRowKeys()
  useAddKey('/crm/customers/new')
  const { total, active, services } = figures.data ?? {}
  return (
    <OfficePage title={words.title} actions={<AddCustomerLink />}>
      <Figures
        figures={[
          { label: words.figures.total, value: inThousands(total) },
          { label: words.figures.active, value: inThousands(active) },
          { label: words.figures.services, value: inThousands(services) },
        ]}
      />
      <CustomerTools search={search} figures={figures.data} />
      <CustomerList pages={pages} search={search} figures={figures.data} />
      <DeletedCustomers />
      <Outlet />
    </OfficePage>
  )
}

// Beside an open panel the page has no filled button; on a phone it floats at the thumb.
function AddCustomerLink() {
  const isPanelOpen = Boolean(useParams().id)
  return (
    <Link
      to="/crm/customers/new"
      className={buttonClass({ tone: isPanelOpen ? 'quiet' : 'sea' }, isPanelOpen ? '' : 'office-pill')}
    >
      <Plus aria-hidden="true" />
      {addCustomerWords.title}
    </Link>
  )
}

// '1 862', and nothing yet while it is counted.
function inThousands(count: number | undefined) {
  return count === undefined ? '–' : String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
