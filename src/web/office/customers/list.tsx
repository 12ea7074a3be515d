import { customerWords as words } from '#content/customers.ts'
import { customerNotices, officeNotices } from '#domain/office-messages.ts'
import type { CustomerFigures, ListedCustomer } from '#web/data/customers.ts'
import { Pager } from '#web/office/shared/pager.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { RecordList } from '#web/office/shared/record-list.tsx'
import type { BackAndNext } from '#web/office/shared/use-back-and-next.ts'
import { useCustomerActions } from './use-customer-actions.tsx'
import { useCustomerRecords } from './use-customer-records.tsx'
import type { CustomerSearchState } from './use-customer-search.ts'

type CustomerListProps = {
  pages: BackAndNext<ListedCustomer>
  search: CustomerSearchState
  figures: CustomerFigures | undefined
}

export function CustomerList({ pages, search, figures }: CustomerListProps) {
  const actions = useCustomerActions()
  const records = useCustomerRecords(search, actions)
  const { asked } = search
  const isNarrowed = Boolean(asked.words || asked.status)
  const total = asked.words ? undefined : figures?.[asked.status ?? 'total']
  return (
    <>
      <QueryStates
        query={pages.query}
        failed={officeNotices.customersFailed}
        empty={{
          title: customerNotices.noneFound,
          text: isNarrowed ? words.empty.noMatch : words.empty.none,
        }}
        clear={isNarrowed && { label: words.clearSearch, onClear: search.clear }}
      >
        {() => (
          <>
            <RecordList records={records} rows={pages.rows} />
            <Pager pages={pages} total={total} />
          </>
        )}
      </QueryStates>
      {actions.dialog}
    </>
  )
}
