import { useState } from 'react'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { serviceNotices } from '#domain/office-messages.ts'
import type { Service } from '#web/data/services.ts'
import { Pager } from '#web/office/shared/pager.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { RecordList } from '#web/office/shared/record-list.tsx'
import type { BackAndNext } from '#web/office/shared/use-back-and-next.ts'
import { PaidSheet } from './paid-sheet.tsx'
import { useMarkPaid } from './use-mark-paid.ts'
import { useServiceRecords } from './use-service-records.tsx'
import type { ServiceSearchState } from './use-service-search.ts'

type ServiceListProps = { pages: BackAndNext<Service>; search: ServiceSearchState; total: number | undefined }

export function ServiceList({ pages, search, total }: ServiceListProps) {
  const markPaid = useMarkPaid()
  const [paid, setPaid] = useState<Service>()
  const records = useServiceRecords(setPaid)
  return (
    <QueryStates
      query={pages.query}
      failed={serviceNotices.loadFailed}
      empty={{
        title: serviceNotices.noneFound,
        text: search.isNarrowed ? words.empty.noMatch : words.empty.none,
      }}
      clear={search.isNarrowed && { label: words.clear, onClear: search.clear }}
    >
      {() => (
        <>
          <RecordList records={records} rows={pages.rows} />
          <PaidSheet service={paid} onClose={() => setPaid(undefined)} onPaid={markPaid} />
          <Pager pages={pages} total={total} />
        </>
      )}
    </QueryStates>
  )
}
