import { privacyWords } from '#content/privacy.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { formatPhone } from '#domain/phone.ts'
import { type Consent, readConsents } from '#web/data/privacy.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { OfficeSection } from '#web/office/shared/office-section.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { type Column, Table } from '#web/ui/table.tsx'

const words = privacyWords.consents
const pageSize = 30
const dayOf = (at: string) => formatShortDate(todayAt(new Date(at)))

const columns: Column<Consent>[] = [
  { title: words.columns.who, cell: consent => <bdi>{whoOf(consent)}</bdi> },
  { title: words.columns.kind, cell: ({ kind }) => words.kinds[kind] ?? kind },
  { title: words.columns.wording, cell: ({ wording }) => wording },
  { title: words.columns.given, cell: ({ given_at }) => dayOf(given_at) },
  {
    title: words.columns.withdrawn,
    cell: ({ withdrawn_at }) => (withdrawn_at ? dayOf(withdrawn_at) : words.stands),
  },
]

export function ConsentLog() {
  const { session } = useOfficeVisitor()
  const query = useKeysetPages<Consent>({
    queryKey: ['consents', session.user.id],
    pageSize,
    read: after => readConsents(after, pageSize),
  })
  return (
    <OfficeSection title={words.title} lead={words.lead} className="">
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {rows => <Table caption={words.title} columns={columns} rows={rows} rowKey={consent => consent.id} />}
      </QueryStates>
      <ShowMore query={query} />
    </OfficeSection>
  )
}

function whoOf({ email, phone }: Consent) {
  if (email?.endsWith('@erased.invalid')) return words.erased
  return email ?? (phone && formatPhone(phone))
}
