import { inboxKinds, inboxStates } from '#domain/inbox.ts'
import type { InboxSearch } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { useListSearch } from '#web/office/shared/use-list-search.ts'

export type InboxSearchState = ReturnType<typeof useInboxSearch>

/** Staff see new items by default; clients, for whom nothing waits, see everything they sent. */
export function useInboxSearch() {
  const { params, askedWords, ...asking } = useListSearch()
  const usualState = useHasRole('staff') ? 'new' : 'all'
  const asked: InboxSearch = {
    words: askedWords,
    kind: inboxKinds.find(kind => kind === params.get('kind')),
    state: inboxStates.find(state => state === params.get('state')) ?? usualState,
  }
  const isNarrowed = Boolean(asked.words || asked.kind) || asked.state !== usualState
  return { ...asking, asked, usualState, isNarrowed }
}
