import { manageWords } from '#content/manage-booking.ts'
import { canStillChange } from '#domain/booking.ts'
import type { TimeSlot } from '#domain/time-slots.ts'

type ByPhone = { before: string; phone: { e164: string; shown: string } }

/** Less than 24 hours before, a change is a matter for the phone. */
export const CallToChange = () => <ByPhone {...manageWords.late} />

/** Where a clean would be moved so near that it cannot be changed here again. */
export function LastChange({ day, slot }: { day: string; slot: TimeSlot | undefined }) {
  const isNear = day && slot && !canStillChange(open(day, slot), new Date())
  return (
    <div role="status" className="mt-6 empty:hidden">
      {isNear && <ByPhone {...manageWords.moving.short} />}
    </div>
  )
}

const open = (service_date: string, service_time: TimeSlot) =>
  ({ service_date, service_time, status: 'pending' }) as const

const ByPhone = ({ before, phone }: ByPhone) => (
  <>
    {before} <a href={`tel:${phone.e164}`}>{phone.shown}</a>.
  </>
)
