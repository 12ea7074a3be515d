import { inboxKinds, inboxStates } from '#domain/inbox.ts'
import type { InboxSearch } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/office-visitor.ts'
import { useAsked } from '#web/office/use-asked.ts'

export type InboxSearchState = ReturnType<typeof useInboxSearch>

/** Staff see what is new unless they ask for more; a client, for whom nothing waits, all that they sent. */
export function useInboxSearch() {
  const { params, askedWords, ...asking } = useAsked()
  const usualState = useHasRole('staff') ? 'new' : 'all'
  const asked: InboxSearch = {
    words: askedWords,
    kind: inboxKinds.find(kind => kind === params.get('kind')),
    state: inboxStates.find(state => state === params.get('state')) ?? usualState,
  }
  const isNarrowed = Boolean(asked.words || asked.kind) || asked.state !== usualState
  return { ...asking, asked, usualState, isNarrowed }
}
