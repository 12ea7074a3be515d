import { clientWords as words } from '#content/admin.ts'
import { fullName } from '#domain/full-name.ts'
import { officeNotices } from '#domain/office-messages.ts'
import { type Customer, searchCustomers } from '#web/data/customers.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import type { useListSearch } from '#web/office/shared/use-list-search.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { SearchField } from '#web/ui/search-field.tsx'

const pageSize = 20

export function ClientList({
  asked,
  openId,
}: {
  asked: ReturnType<typeof useListSearch>
  openId: string | undefined
}) {
  const search = { words: asked.askedWords, status: undefined, sort: 'name' as const }
  const query = useKeysetPages<Customer>({
    queryKey: ['customers', 'console', search],
    pageSize,
    read: after => searchCustomers(search, { after, pageSize }),
  })
  useRowKeys()
  return (
    <section aria-label={words.list} className="clients-list">
      <SearchField
        label={words.find}
        placeholder={words.find}
        value={asked.words}
        onSearch={asked.setWords}
      />
      <QueryStates query={query} failed={officeNotices.customersFailed} empty={words.empty}>
        {clients => (
          <nav aria-label={words.list} className="pick">
            {clients.map(client => (
              <ClientLink key={client.id} client={client} isOpen={client.id === openId} />
            ))}
          </nav>
        )}
      </QueryStates>
      <ShowMore query={query} />
    </section>
  )
}

function ClientLink({ client, isOpen }: { client: Customer; isOpen: boolean }) {
  const params = new URLSearchParams(useLocation().search)
  params.set('client', client.id)
  return (
    <Link data-row to={`?${params}`} aria-current={isOpen || undefined}>
      <b>{fullName(client)}</b>
      <span>{client.city ?? client.email ?? ' '}</span>
    </Link>
  )
}
