import { inboxWords as words } from '#content/inbox.ts'
import { type InboxKind, type InboxState, inboxKinds, inboxStates } from '#domain/inbox.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { InboxSearchState } from './use-inbox-search.ts'

/** Search, state, and one chip for each kind. */
export function InboxTools({ search }: { search: InboxSearchState }) {
  const { asked, ask, usualState } = search
  return (
    <div className="list-tools">
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={search.words}
        onSearch={search.setWords}
      />
      <Segments<InboxState>
        label={words.state.label}
        value={asked.state}
        segments={inboxStates.map(state => ({ value: state, label: words.state.choices[state] }))}
        onChoose={state => ask('state', state === usualState ? undefined : state)}
      />
      <div className="chip-row">
        <Segments<InboxKind | 'all'>
          label={words.kind.label}
          value={asked.kind ?? 'all'}
          segments={[
            { value: 'all', label: words.kind.all },
            ...inboxKinds.map(kind => ({ value: kind, label: words.kinds[kind].many })),
          ]}
          onChoose={kind => ask('kind', kind === 'all' ? undefined : kind)}
        />
      </div>
    </div>
  )
}
