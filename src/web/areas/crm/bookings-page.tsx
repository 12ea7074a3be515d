import { useQuery } from '@tanstack/react-query'
import { Ban, Plus } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { bookingWords } from '#content/office-bookings.ts'
import { countRequests } from '#web/data/office-counts.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { OfficePage } from '#web/office/office-page.tsx'
import { useHasRole, useOfficeVisitor } from '#web/office/office-visitor.ts'
import { fromList } from '#web/office/use-close-panel.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { useKey } from '#web/ui/keys.ts'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { Segments } from '#web/ui/segments.tsx'
import { BookingRequests, useRequests } from './booking-requests.tsx'
import { BookingWeek } from './booking-week.tsx'
import { askedAt } from './booking-words.ts'
import { type BookingsDesk, useDesk } from './bookings-desk.ts'
import { BookingsList } from './bookings-list.tsx'
import { CancelBookingDialog } from './cancel-booking-dialog.tsx'
import { CloseDayDialog } from './close-day-dialog.tsx'
import { MoveBookingDialog } from './move-booking-dialog.tsx'
import { requestCountKey } from './use-booking-acts.ts'

export function BookingsPage() {
  const desk = useDesk()
  const requests = useRequests()
  const { session } = useOfficeVisitor()
  const { data: count } = useQuery({
    queryKey: [requestCountKey, session.user.id],
    queryFn: countRequests,
    staleTime: 60_000,
  })
  const [params] = useSearchParams()
  const isList = params.get('view') === 'list'
  useRowKeys()
  useKey('escape', desk.moving && !desk.target ? desk.stopMoving : undefined)
  return (
    <OfficePage title={bookingWords.title} lead={leadOf(count, requests.data?.[0])} actions={<PageActions />}>
      <BookingRequests query={requests} count={count} desk={desk} />
      {isList ? (
        <section className="mt-8" aria-label={bookingWords.week.view.list}>
          <div className="view-choice mb-3 flex justify-end">
            <ViewChoice isList />
          </div>
          <BookingsList />
        </section>
      ) : (
        <BookingWeek desk={desk}>
          <ViewChoice isList={false} />
        </BookingWeek>
      )}
      <Outlet context={desk} />
      {createPortal(<DeskDialogs desk={desk} />, document.body)}
    </OfficePage>
  )
}

// At the end of the document: a panel on a phone makes the page behind it deaf.
function DeskDialogs({ desk }: { desk: BookingsDesk }) {
  if (desk.cancelling) return <CancelBookingDialog booking={desk.cancelling} onClose={desk.stopCancelling} />
  if (desk.moving && desk.target)
    return <MoveBookingDialog booking={desk.moving} target={desk.target} onClose={desk.stopMoving} />
}

function leadOf(count: number | undefined, oldest: OfficeBooking | undefined) {
  if (count === 0) return bookingWords.lead.none
  return count && oldest && bookingWords.lead.some(count, askedAt(oldest))
}

function PageActions() {
  const isStaff = useHasRole('staff')
  const isAdmin = useHasRole('admin')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [isClosing, setClosing] = useState(false)
  const address = `/crm/bookings/new${search}`
  useKey('n', isStaff ? () => void navigate(address, { state: fromList }) : undefined)
  if (!isStaff) return null
  return (
    <>
      {isAdmin && (
        <Button tone="quiet" onClick={() => setClosing(true)}>
          <Ban aria-hidden="true" />
          {bookingWords.closeADay}
        </Button>
      )}
      <Link className={buttonClass({ tone: 'quiet' })} to={address} state={fromList} preventScrollReset>
        <Plus aria-hidden="true" />
        {bookingWords.add}
      </Link>
      {isClosing && <CloseDayDialog onClose={() => setClosing(false)} />}
    </>
  )
}

/** The same bookings, as a week or as lists. */
function ViewChoice({ isList }: { isList: boolean }) {
  const [params, setParams] = useSearchParams()
  const { view } = bookingWords.week
  const show = (shown: string) => {
    if (shown === 'list') params.set('view', shown)
    else params.delete('view')
    setParams(params, { replace: true, preventScrollReset: true })
  }
  return (
    <Segments
      label={view.label}
      value={isList ? 'list' : 'week'}
      segments={[
        { value: 'week', label: view.week },
        { value: 'list', label: view.list },
      ]}
      onChoose={show}
    />
  )
}
