import { useQuery } from '@tanstack/react-query'
import { clientWords as words } from '#content/admin.ts'
import { officeNotices } from '#domain/office-messages.ts'
import { readClient } from '#web/data/clients.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useListSearch } from '#web/office/shared/use-list-search.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ClientEdit } from './edit.tsx'
import { ClientList } from './list.tsx'

/** The clients at the left, the chosen one at the right; on a phone one after the other. */
export function ClientsPage() {
  const asked = useListSearch()
  const id = asked.params.get('client') ?? undefined
  return (
    <OfficePage title={words.title}>
      <div className="clients" data-open={id ? true : undefined}>
        <ClientList asked={asked} openId={id} />
        <div className="min-w-0">
          {id ? (
            <OpenClient id={id} />
          ) : (
            <div className="laptop-only">
              <EmptyState title={words.pick.title}>{words.pick.text}</EmptyState>
            </div>
          )}
        </div>
      </div>
    </OfficePage>
  )
}

function OpenClient({ id }: { id: string }) {
  const query = useQuery({ queryKey: ['client', id], queryFn: () => readClient(id), staleTime: 0 })
  return (
    <QueryState query={query} failed={officeNotices.customersFailed} lines={8}>
      {client =>
        client ? (
          <ClientEdit key={id} client={client} />
        ) : (
          <EmptyState title={words.gone.title}>{words.gone.text}</EmptyState>
        )
      }
    </QueryState>
  )
}
