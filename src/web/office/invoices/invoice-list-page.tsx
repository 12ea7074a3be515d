import { useQuery } from '@tanstack/react-query'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { countInvoices, type ListedInvoice, listInvoices } from '#web/data/invoice-list.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { RecordList } from '#web/office/shared/record-list.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { Outlet, useParams } from '#web/router/routing.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { InvoiceListTools } from './list-tools.tsx'
import { listedRecords } from './listed-records.tsx'
import { useInvoiceListSearch } from './use-invoice-list-search.ts'

const pageSize = 25
const words = officeInvoiceWords.list

/** All invoices, for staff; one of them has the page to itself. */
export function InvoiceListPage() {
  return useParams().id ? <Outlet /> : <InvoiceList />
}

function InvoiceList() {
  const { session } = useOfficeVisitor()
  const search = useInvoiceListSearch()
  const query = useKeysetPages<ListedInvoice>({
    queryKey: ['invoices', 'list', session.user.id, search.asked],
    pageSize,
    read: after => listInvoices(search.asked, { after, pageSize }),
  })
  const counts = useQuery({
    queryKey: ['invoice-totals', 'by-state', session.user.id, search.asked.words, search.asked.client],
    queryFn: () => countInvoices(search.asked),
    placeholderData: before => before,
  })
  useRowKeys()
  return (
    <OfficePage title={words.title}>
      <InvoiceListTools search={search} counts={counts.data} />
      <QueryStates
        query={query}
        failed={words.failed}
        empty={search.isNarrowed ? words.noMatch : words.none}
        clear={search.isNarrowed && { label: words.clear, onClear: search.clear }}
      >
        {rows => (
          <>
            <RecordList records={listedRecords} rows={rows} />
            <ShowMore query={query} />
          </>
        )}
      </QueryStates>
    </OfficePage>
  )
}
