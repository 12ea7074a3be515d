import { serviceHistoryWords as words } from '#content/services-office.ts'
import { serviceNotices } from '#domain/office-messages.ts'
import type { Service } from '#web/data/services.ts'
import { Pager } from '#web/office/pager.tsx'
import type { BackAndNext } from '#web/office/use-back-and-next.ts'
import { QueryStates } from '#web/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { ServiceCards } from './service-cards.tsx'
import { ServiceTable } from './service-table.tsx'
import { useMarkPaid } from './use-mark-paid.ts'
import type { ServiceSearchState } from './use-service-search.ts'

type ServiceListProps = { pages: BackAndNext<Service>; search: ServiceSearchState; total: number | undefined }

export function ServiceList({ pages, search, total }: ServiceListProps) {
  const markPaid = useMarkPaid()
  return (
    <QueryStates
      query={pages.query}
      failed={serviceNotices.loadFailed}
      empty={{
        title: serviceNotices.noneFound,
        text: search.isNarrowed ? words.empty.noMatch : words.empty.none,
      }}
      action={
        search.isNarrowed && (
          <Button tone="quiet" onClick={search.clear}>
            {words.clear}
          </Button>
        )
      }
    >
      {() => (
        <>
          <ServiceTable services={pages.rows} onPaid={markPaid} />
          <ServiceCards services={pages.rows} onPaid={markPaid} />
          <Pager pages={pages} total={total} />
        </>
      )}
    </QueryStates>
  )
}
