// The outbox: every mail with its state; each opens at its own address.
import { subjectWithReason, outboxWords as words } from '#content/outbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import type { MailState } from '#domain/mail-state.ts'
import { type MailLine, searchMails } from '#web/data/outbox.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { MailTrouble } from '#web/office/shared/mail-trouble.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { useListSearch } from '#web/office/shared/use-list-search.ts'
import { useServerStatus } from '#web/office/shared/use-server-status.ts'
import { Link } from '#web/router/link.tsx'
import { Outlet, useLocation } from '#web/router/routing.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { MailBadge } from './badge.tsx'

const pageSize = 30
const choices = Object.keys(words.state.choices) as ('all' | MailState)[]
const states = choices.filter(choice => choice !== 'all')

const columns: Column<MailLine>[] = [
  { title: words.columns.recipient, cell: mail => <MailLink mail={mail} /> },
  { title: words.columns.subject, cell: mail => subjectWithReason(mail) },
  { title: words.columns.status, cell: mail => <MailBadge status={mail.status} /> },
  { title: words.columns.created, cell: mail => formatMoment(new Date(mail.created_at), new Date()) },
]

export function MailPage() {
  const { session } = useOfficeVisitor()
  const asking = useListSearch()
  const state = states.find(candidate => candidate === asking.params.get('state'))
  const asked = { words: asking.askedWords, state }
  const query = useKeysetPages<MailLine>({
    queryKey: ['mails', session.user.id, asked],
    pageSize,
    read: after => searchMails(asked, { after, pageSize }),
  })
  const status = useServerStatus()
  useRowKeys()
  const isNarrowed = Boolean(asked.words || state)
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <MailTrouble lastError={status.data?.lastMailError} />
      <div className="list-tools">
        <SearchField {...words.search} value={asking.words} onSearch={asking.setWords} />
        <Segments
          label={words.state.label}
          value={state ?? 'all'}
          segments={choices.map(value => ({
            value,
            label: words.state.choices[value],
          }))}
          onChoose={value => asking.ask('state', value === 'all' ? undefined : value)}
        />
      </div>
      <QueryStates
        query={query}
        failed={words.failed}
        empty={isNarrowed ? words.noMatch : words.empty}
        clear={isNarrowed && { label: words.noMatch.action, onClear: asking.clear }}
      >
        {rows => <Table caption={words.title} columns={columns} rows={rows} rowKey={mail => mail.id} />}
      </QueryStates>
      <ShowMore query={query} />
      <Outlet />
    </OfficePage>
  )
}

function MailLink({ mail }: { mail: MailLine }) {
  const { search } = useLocation()
  return (
    <Link data-row className="part-link" to={`/admin/mail/${mail.id}${search}`} state={fromList}>
      <bdi>{mail.recipient}</bdi>
    </Link>
  )
}
