// All that comes in from the website, in one list; each opens at an address of its own.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { inboxWords as words } from '#content/inbox.ts'
import { type InboxLine, searchInbox } from '#web/data/inbox.ts'
import { readUnread } from '#web/data/office-counts.ts'
import { OfficePage } from '#web/office/office-page.tsx'
import { useHasRole, useOfficeVisitor } from '#web/office/office-visitor.ts'
import { ShowMore } from '#web/office/show-more.tsx'
import { useKeysetPages } from '#web/office/use-keyset-pages.ts'
import { QueryStates } from '#web/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { InboxList } from './inbox-list.tsx'
import { InboxTools } from './inbox-tools.tsx'
import { type InboxSearchState, useInboxSearch } from './use-inbox-search.ts'

const pageSize = 30

export function InboxPage() {
  const { session } = useOfficeVisitor()
  const search = useInboxSearch()
  const query = useKeysetPages<InboxLine>({
    queryKey: ['inbox', session.user.id, search.asked],
    pageSize,
    read: after => searchInbox(search.asked, { after, pageSize }),
  })
  useFollowCount(session.user.id)
  useRowKeys()
  return (
    <OfficePage title={words.title}>
      <InboxTools search={search} />
      <QueryStates query={query} failed={words.failed} {...useEmptiness(search)}>
        {lines => <InboxList lines={lines} />}
      </QueryStates>
      <ShowMore query={query} />
      <Outlet />
    </OfficePage>
  )
}

// The tab asks every two minutes how much is new: when that moves, the list has moved too.
function useFollowCount(userId: string) {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['inbox-unread', userId], queryFn: readUnread })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what it waits for
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['inbox'], refetchType: 'active' })
  }, [data])
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
