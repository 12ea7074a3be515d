// The newsletter: its letters; one of them has the page to itself.
import { useQuery } from '@tanstack/react-query'
import { letterOffice as words } from '#content/newsletter-office.ts'
import { readerWords } from '#content/newsletter-readers.ts'
import { readLetters } from '#web/data/newsletters.ts'
import { PenLine } from '#web/icons/pen-line.ts'
import { Users } from '#web/icons/users.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { HeadAct } from '#web/office/frame/page-head.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { RecordList } from '#web/office/shared/record-list.tsx'
import { Outlet, useParams } from '#web/router/routing.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { letterRecords } from './letter-records.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import './newsletter.css'

const lookAgainMs = 5000

export function NewsletterPage() {
  return useParams().id ? <Outlet /> : <LetterList />
}

function LetterList() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['newsletters', session.user.id],
    queryFn: readLetters,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.some(({ status }) => status === 'sending') && lookAgainMs,
  })
  useRowKeys()
  return (
    <OfficePage title={words.title} lead={words.lead} actions={<ListActions />}>
      <NoMailNotice />
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {rows => <RecordList records={letterRecords} rows={rows} />}
      </QueryStates>
    </OfficePage>
  )
}

function ListActions() {
  return (
    <>
      <HeadAct icon={Users} to="/admin/newsletter/readers">
        {readerWords.open}
      </HeadAct>
      <HeadAct icon={PenLine} to="/admin/newsletter/new">
        {words.write}
      </HeadAct>
    </>
  )
}
