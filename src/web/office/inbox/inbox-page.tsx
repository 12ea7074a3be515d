// Everything that comes in from the website, in one list; each item opens at its own address.

import { inboxWords as words } from '#content/inbox.ts'
import { type InboxLine, searchInbox } from '#web/data/inbox.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { InboxHalves } from '#web/office/shared/inbox-halves.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { Outlet } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { InboxList } from './list.tsx'
import { SelectAll, SelectButton, SelectionBar } from './selecting.tsx'
import { InboxTools } from './tools.tsx'
import { type InboxSearchState, useInboxSearch } from './use-inbox-search.ts'
import { useInboxSelection } from './use-inbox-selection.ts'

const pageSize = 30

export function InboxPage() {
  const { session } = useOfficeVisitor()
  const isStaff = useHasRole('staff')
  const search = useInboxSearch()
  const query = useKeysetPages<InboxLine>({
    queryKey: ['inbox', session.user.id, search.asked],
    pageSize,
    read: after => searchInbox(search.asked, { after, pageSize }),
  })
  const selection = useInboxSelection(query.data ?? [])
  useRowKeys()
  return (
    <OfficePage title={words.title} actions={isStaff && <SelectButton selection={selection} />}>
      {isStaff && <InboxHalves current="came" />}
      <InboxTools search={search} />
      {selection.isOn && <SelectAll selection={selection} />}
      <QueryStates query={query} failed={words.failed} {...useEmptiness(search)}>
        {lines => <InboxList lines={lines} selection={selection} />}
      </QueryStates>
      <ShowMore query={query} />
      {selection.isOn && <SelectionBar selection={selection} state={search.asked.state} />}
      <Outlet />
    </OfficePage>
  )
}

function useEmptiness({ isNarrowed, clear, ask }: InboxSearchState) {
  const isStaff = useHasRole('staff')
  const press = (label: string, onClick: () => void) => (
    <Button tone="quiet" onClick={onClick}>
      {label}
    </Button>
  )
  if (isNarrowed) return { empty: words.noMatch, action: press(words.noMatch.action, clear) }
  if (!isStaff) return { empty: words.emptyOwn }
  return { empty: words.empty, action: press(words.empty.action, () => ask('state', 'done')) }
}
