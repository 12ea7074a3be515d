import { useQuery } from '@tanstack/react-query'
import { crmWords } from '#content/office.ts'
import { officeNotices } from '#domain/messages.ts'
import { BookingList } from '#web/booking-list.tsx'
import { readComingBookings } from '#web/data/office-lists.ts'
import { OfficePage } from '#web/office/office-page.tsx'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { QueryStates } from '#web/query-states.tsx'

export function ComingPage() {
  const { session } = useOfficeVisitor()
  const query = useQuery({ queryKey: ['coming-bookings', session.user.id], queryFn: readComingBookings })
  const { title, lead, empty } = crmWords.bookings
  return (
    <OfficePage title={title} lead={lead}>
      <QueryStates query={query} failed={officeNotices.bookingsFailed} empty={empty}>
        {rows => <BookingList caption={title} rows={rows} named />}
      </QueryStates>
    </OfficePage>
  )
}
