import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { crmWords } from '#content/office.ts'
import { officeNotices } from '#domain/messages.ts'
import { BookingList } from '#web/booking-list.tsx'
import type { OfficeVisitor } from '#web/data/auth.ts'
import { readComingBookings } from '#web/data/office-lists.ts'
import { OfficeFrame } from '#web/office-frame.tsx'
import { QueryStates } from '#web/query-states.tsx'

export function CrmPage() {
  const { session, roles } = useLoaderData<OfficeVisitor>()
  const query = useQuery({ queryKey: ['coming-bookings', session.user.id], queryFn: readComingBookings })
  const { title, lead, empty } = crmWords.bookings
  return (
    <OfficeFrame area="crm" title={title} lead={lead} roles={roles} email={session.user.email}>
      <QueryStates query={query} failed={officeNotices.bookingsFailed} empty={empty}>
        {rows => <BookingList caption={title} rows={rows} named />}
      </QueryStates>
    </OfficeFrame>
  )
}
