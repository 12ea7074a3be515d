// The outbox: every letter with its state; each opens at an address of its own.
import { Link, Outlet, useLocation } from 'react-router'
import { outboxWords as words } from '#content/outbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import { type MailLine, mailStates, searchMails } from '#web/data/outbox.ts'
import { OfficePage } from '#web/office/office-page.tsx'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { ShowMore } from '#web/office/show-more.tsx'
import { useAsked } from '#web/office/use-asked.ts'
import { fromList } from '#web/office/use-close-panel.ts'
import { useKeysetPages } from '#web/office/use-keyset-pages.ts'
import { QueryStates } from '#web/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { MailBadge } from './mail-badge.tsx'

const pageSize = 30

const columns: Column<MailLine>[] = [
  { title: words.columns.recipient, cell: mail => <MailLink mail={mail} /> },
  { title: words.columns.subject, cell: mail => mail.subject ?? words.unwritten },
  { title: words.columns.status, cell: mail => <MailBadge status={mail.status} /> },
  { title: words.columns.created, cell: mail => formatMoment(new Date(mail.created_at), new Date()) },
]

export function MailPage() {
  const { session } = useOfficeVisitor()
  const asking = useAsked()
  const state = mailStates.find(candidate => candidate === asking.params.get('state'))
  const asked = { words: asking.askedWords, state }
  const query = useKeysetPages<MailLine>({
    queryKey: ['mails', session.user.id, asked],
    pageSize,
    read: after => searchMails(asked, { after, pageSize }),
  })
  useRowKeys()
  const isNarrowed = Boolean(asked.words || state)
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <div className="list-tools">
        <SearchField {...words.search} value={asking.words} onSearch={asking.setWords} />
        <Segments
          label={words.state.label}
          value={state ?? 'all'}
          segments={(['all', ...mailStates] as const).map(value => ({
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
        action={
          isNarrowed && (
            <Button tone="quiet" onClick={asking.clear}>
              {words.noMatch.action}
            </Button>
          )
        }
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
