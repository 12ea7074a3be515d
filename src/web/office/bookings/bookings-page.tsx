import { Ban, Plus } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { bookingWords } from '#content/office-bookings.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { usePulse } from '#web/office/frame/use-pulse.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { Outlet, useLocation, useNavigate, useSearchParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { useKey } from '#web/ui/keys.ts'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { Segments } from '#web/ui/segments.tsx'
import { askedAt } from './booking-words.ts'
import { type BookingsDesk, useDesk } from './bookings-desk.ts'
import { CancelBookingDialog } from './cancel-dialog.tsx'
import { BookingClashes } from './clashes.tsx'
import { CloseDayDialog } from './close-day-dialog.tsx'
import { BookingsList } from './list.tsx'
import { MoveBookingDialog } from './move-dialog.tsx'
import { BookingRequests, useRequests } from './requests.tsx'
import { BookingWeek } from './week.tsx'

export function BookingsPage() {
  const desk = useDesk()
  const requests = useRequests()
  const pulse = usePulse()
  const count = pulse?.waiting
  const [params] = useSearchParams()
  const isList = params.get('view') === 'list'
  useRowKeys()
  useKey('escape', desk.moving && !desk.target ? desk.stopMoving : undefined)
  return (
    <OfficePage title={bookingWords.title} lead={leadOf(count, requests.data?.[0])} actions={<PageActions />}>
      <BookingClashes />
      <BookingRequests query={requests} count={count} unconfirmed={pulse?.unconfirmed} desk={desk} />
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

// At the end of the document, because a panel on a phone makes the page behind it inert.
function DeskDialogs({ desk }: { desk: BookingsDesk }) {
  if (desk.cancelling) return <CancelBookingDialog booking={desk.cancelling} onClose={desk.stopCancelling} />
  if (desk.moving && desk.target)
    return <MoveBookingDialog booking={desk.moving} target={desk.target} desk={desk} />
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
      <Link className={buttonClass({ tone: 'quiet' })} to={address} state={fromList}>
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
    setParams(params, { replace: true })
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
