// The quote of a booking: its part in the panel, and its editor, which has the panel to itself. Both are loaded when a panel
// first shows one.
import { lazy, Suspense } from 'react'
import { officeWords } from '#content/office.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'
import { useLocation, useNavigate } from '#web/router/routing.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { nameOf } from './booking-words.ts'

const QuotePart = lazy(async () => ({
  default: (await import('#web/office/shared/quote-part.tsx')).QuotePart,
}))
const QuoteEditor = lazy(async () => ({
  default: (await import('#web/office/shared/quote-editor.tsx')).QuoteEditor,
}))

/** Whether the quote has the panel. */
export function useQuoting() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const show = (changes: object) =>
    void navigate(pathname + search, { replace: true, state: { ...state, ...changes } })
  return {
    isOpen: Boolean(state?.isQuoting),
    open: () => show({ isQuoting: true }),
    close: () => show({ isQuoting: false }),
  }
}

/** While the client has a quote in hand, or has agreed to one, its price is changed with a quote only. */
export const isQuoted = ({ quote_state }: OfficeBooking) =>
  quote_state !== null && /^(sent|seen|lapsing|approved)$/.test(quote_state)

export function BookingQuotePart({ booking, onChange }: { booking: OfficeBooking; onChange: () => void }) {
  if (booking.quote_state === null) return null
  return (
    <Suspense>
      <QuotePart
        of={{ booking_id: booking.id }}
        onChange={isStatusOpen(booking.status) ? onChange : undefined}
        isChangedBelow={booking.status === 'pending' && booking.slot_trouble === null}
      />
    </Suspense>
  )
}

export function BookingQuoteEditor({ booking, onClose }: { booking: OfficeBooking; onClose: () => void }) {
  const { email, phone } = clientOf(booking)
  const name = nameOf(booking)
  return (
    <Suspense
      fallback={
        <Panel title={name} onClose={onClose}>
          <Skeleton lines={8} label={officeWords.loading} />
        </Panel>
      }
    >
      <QuoteEditor
        of={{ booking_id: booking.id }}
        name={name}
        reach={{ email, phone, hasAccount: booking.user_id !== null }}
        startMinute={booking.start_minute}
        onClose={onClose}
      />
    </Suspense>
  )
}
