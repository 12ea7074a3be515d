import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { officeNotices } from '#domain/office-messages.ts'
import { readBooking } from '#web/data/staff-bookings.ts'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { useParams } from '#web/router/routing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddBookingPanel } from './add-panel.tsx'
import { BookingRecord } from './record.tsx'

const WaitingListPanel = lazy(async () => ({
  default: (await import('./waiting-list-panel.tsx')).WaitingListPanel,
}))
const WaitingGapPanel = lazy(async () => ({
  default: (await import('./waiting-gap-panel.tsx')).WaitingGapPanel,
}))

/** One booking, the form for a new one, the waiting list, or who could come in a gap: each at its own address. */
export function BookingPanel() {
  const { id = '' } = useParams()
  const close = useClosePanel('/crm/bookings')
  const isStaff = useHasRole('staff')
  if (id === 'new') return <AddBookingPanel onClose={close} />
  if (isStaff && (id === 'waiting' || id === 'gap')) {
    const Shown = id === 'gap' ? WaitingGapPanel : WaitingListPanel
    return (
      <Suspense>
        <Shown onClose={close} />
      </Suspense>
    )
  }
  return <OneBooking key={id} id={id} onClose={close} />
}

function OneBooking({ id, onClose }: { id: string; onClose: () => void }) {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: [bookingsKey, 'one', id, session.user.id],
    queryFn: () => (isUuid(id) ? readBooking(id) : null),
    staleTime: 15_000,
  })
  if (query.data) return <BookingRecord booking={query.data} onClose={onClose} />
  const { notFound } = bookingWords.panel
  return (
    <Panel title={bookingWords.title} onClose={onClose} closeLabel={officeWords.close}>
      {query.isPending && <Skeleton lines={8} label={officeWords.loading} />}
      {query.isError && (
        <FailedState
          title={officeNotices.bookingsFailed}
          retry={{ label: officeWords.retry, onRetry: () => void query.refetch() }}
        >
          {officeWords.kept}
        </FailedState>
      )}
      {query.isSuccess && <EmptyState title={notFound.title}>{notFound.text}</EmptyState>}
    </Panel>
  )
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
