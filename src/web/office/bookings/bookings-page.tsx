import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { useIsPhone } from '#web/browser/use-media.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { Ban } from '#web/icons/ban.ts'
import { Plus } from '#web/icons/plus.ts'
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
import { Skeleton } from '#web/ui/skeleton.tsx'
import { askedAt } from './booking-words.ts'
import { type BookingsDesk, useDesk } from './bookings-desk.ts'
import { BookingClashes } from './clashes.tsx'
import { LeftOverCleans } from './left-over.tsx'
import { BookingRequests, useRequests } from './requests.tsx'
import { WaitingListNotice } from './waiting-list-notice.tsx'

// The drawn week is a chunk of its own: the list needs none of it.
const BookingWeek = lazy(async () => ({ default: (await import('./week.tsx')).BookingWeek }))

// So are the list, which few open, and the dialogs.
const BookingsList = lazy(async () => ({ default: (await import('./list.tsx')).BookingsList }))
const CancelBookingDialog = lazy(async () => ({
  default: (await import('./cancel-dialog.tsx')).CancelBookingDialog,
}))
const CloseDayDialog = lazy(async () => ({
  default: (await import('./close-day-dialog.tsx')).CloseDayDialog,
}))
const QuotesDue = lazy(async () => ({ default: (await import('./quotes-due.tsx')).QuotesDue }))

export function BookingsPage() {
  const desk = useDesk()
  const requests = useRequests()
  const pulse = usePulse()
  const isPhone = useIsPhone()
  const isStaff = useHasRole('staff')
  const count = pulse?.waiting
  const [params] = useSearchParams()
  const isList = params.get('view') === 'list'
  useRowKeys()
  return (
    <OfficePage
      title={bookingWords.title}
      lead={leadOf(count, requests.data?.[0])}
      isLongLead
      actions={!isPhone && <PageActions />}
    >
      {isPhone && isStaff && <LeftOverCleans />}
      <BookingClashes />
      {isStaff && (
        <Suspense>
          <QuotesDue />
        </Suspense>
      )}
      <WaitingListNotice />
      <BookingRequests query={requests} count={count} unconfirmed={pulse?.unconfirmed} desk={desk} />
      {isList ? (
        <section className="mt-8" aria-label={bookingWords.view.list}>
          <div className="view-choice mb-3 flex justify-end">
            <ViewChoice isList />
          </div>
          <Suspense fallback={<Skeleton lines={8} label={officeWords.loading} />}>
            <BookingsList />
          </Suspense>
        </section>
      ) : (
        <Suspense fallback={<Skeleton lines={8} label={officeWords.loading} />}>
          <BookingWeek desk={desk}>
            <ViewChoice isList={false} />
          </BookingWeek>
        </Suspense>
      )}
      {isPhone && (
        <div className="page-end">
          <PageActions />
        </div>
      )}
      <Outlet context={desk} />
      {createPortal(<DeskDialogs desk={desk} />, document.body)}
    </OfficePage>
  )
}

// At the end of the document, because a panel on a phone makes the page behind it inert.
function DeskDialogs({ desk }: { desk: BookingsDesk }) {
  if (!desk.cancelling) return
  return (
    <Suspense>
      <CancelBookingDialog booking={desk.cancelling} onClose={desk.stopCancelling} />
    </Suspense>
  )
}

function leadOf(count: number | undefined, oldest: OfficeBooking | undefined): string {
  if (count === 0) return bookingWords.lead.none
  return count && oldest ? bookingWords.lead.some(count, askedAt(oldest)) : ''
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
      {isClosing && (
        <Suspense>
          <CloseDayDialog onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same bookings, as a week or as lists. */
function ViewChoice({ isList }: { isList: boolean }) {
  const [params, setParams] = useSearchParams()
  const { view } = bookingWords
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
