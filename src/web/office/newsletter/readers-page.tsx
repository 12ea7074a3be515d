// Who reads the newsletter: confirmed, waiting, left. Those who confirmed can be taken along as a file.
import { useQuery } from '@tanstack/react-query'
import { letterOffice } from '#content/newsletter-office.ts'
import { readerWords as words } from '#content/newsletter-readers.ts'
import { readerStates } from '#domain/newsletter-readers.ts'
import {
  countReaders,
  type ReaderCounts,
  type ReaderLine,
  searchReaders,
} from '#web/data/newsletter-readers.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { RecordList } from '#web/office/shared/record-list.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { useListSearch } from '#web/office/shared/use-list-search.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ReaderExport } from './reader-export.tsx'
import { readerRecords } from './reader-records.tsx'
import './newsletter.css'

const pageSize = 30
const choices = ['all', ...readerStates] as const

export function ReadersPage() {
  const { session } = useOfficeVisitor()
  const asking = useListSearch()
  const state = readerStates.find(candidate => candidate === asking.params.get('state'))
  const asked = { words: asking.askedWords, state }
  const query = useKeysetPages<ReaderLine>({
    queryKey: ['newsletter-readers', session.user.id, asked],
    pageSize,
    read: after => searchReaders(asked, { after, pageSize }),
  })
  const counts = useCounts(asked.words)
  const isNarrowed = Boolean(asked.words || state)
  return (
    <OfficePage
      title={words.title}
      lead={words.lead}
      back={{ to: '/admin/newsletter', label: letterOffice.title }}
      actions={<ReaderExport />}
    >
      <div className="list-tools">
        <SearchField {...words.search} value={asking.words} onSearch={asking.setWords} />
        <Segments
          label={words.state.label}
          value={state ?? 'all'}
          segments={choices.map(value => ({
            value,
            label: value === 'all' ? words.state.all : words.state.choices[value],
            count: counts?.[value],
          }))}
          onChoose={value => asking.ask('state', value === 'all' ? undefined : value)}
        />
      </div>
      <p role="status" className="mb-3 text-ink-soft">
        {counts && words.found(counts[state ?? 'all'])}
      </p>
      <QueryStates
        query={query}
        failed={words.failed}
        empty={isNarrowed ? words.noMatch : words.empty}
        clear={isNarrowed && { label: words.noMatch.action, onClear: asking.clear }}
      >
        {rows => <RecordList records={readerRecords} rows={rows} />}
      </QueryStates>
      <ShowMore query={query} />
    </OfficePage>
  )
}

function useCounts(asked: string): ReaderCounts | undefined {
  const { session } = useOfficeVisitor()
  const { data } = useQuery({
    queryKey: ['newsletter-readers', session.user.id, 'counts', asked],
    queryFn: () => countReaders(asked),
  })
  return data
}
