import { auditWords as words } from '#content/audit.ts'
import { isIsoDay } from '#domain/calendar.ts'
import { type AuditEntry, searchAudit } from '#web/data/audit.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { useListSearch } from '#web/office/shared/use-list-search.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { AuditList } from './list.tsx'

const pageSize = 30

/** The audit log, which nobody can change. */
export function AuditPage() {
  const { session } = useOfficeVisitor()
  const asking = useListSearch()
  const asked = askedOf(asking)
  const query = useKeysetPages<AuditEntry>({
    queryKey: ['audit', session.user.id, asked],
    pageSize,
    read: after => searchAudit(asked, { after, pageSize }),
  })
  const isNarrowed = Object.values(asked).some(Boolean)
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <AuditTools asking={asking} />
      <QueryStates
        query={query}
        failed={words.failed}
        empty={isNarrowed ? words.noMatch : words.empty}
        clear={isNarrowed && { label: words.noMatch.action, onClear: asking.clear }}
      >
        {entries => <AuditList entries={entries} />}
      </QueryStates>
      <ShowMore query={query} />
    </OfficePage>
  )
}

type Asking = ReturnType<typeof useListSearch>

function askedOf({ params, askedWords }: Asking) {
  const day = (name: string) => {
    const text = params.get(name) ?? ''
    return isIsoDay(text) ? text : ''
  }
  return { words: askedWords, table: params.get('what') ?? '', from: day('from'), to: day('to') }
}

function AuditTools({ asking }: { asking: Asking }) {
  const { table, from, to } = askedOf(asking)
  const ask = (name: string) => (event: { target: { value: string } }) =>
    asking.ask(name, event.target.value || undefined)
  return (
    <div className="audit-tools">
      <SearchField {...words.search} value={asking.words} onSearch={asking.setWords} />
      <SelectField label={words.table.label} value={table} onChange={ask('what')}>
        <option value="">{words.table.all}</option>
        {Object.entries(words.tables).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label={words.days.from} type="date" value={from} onChange={ask('from')} />
      <TextField label={words.days.to} type="date" value={to} onChange={ask('to')} />
    </div>
  )
}
