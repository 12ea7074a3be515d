import { Plus } from 'lucide-react'
import { bookingWords } from '#content/office-bookings.ts'
import type { WeekCell as Cell } from '#domain/week.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { whenOf } from './booking-words.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import type { WeekItem } from './use-week-keys.ts'

const words = bookingWords.week

type SpaceProps = {
  cell: Cell<OfficeBooking>
  desk: BookingsDesk
  className: string
  item?: ReturnType<WeekItem>
}

/** The free space of a slot: add a booking, or move the picked-up one here. */
export function WeekSpace({ cell, desk, className, item }: SpaceProps) {
  const { search } = useLocation()
  const isStaff = useHasRole('staff')
  const when = whenOf({ service_date: cell.day, service_time: cell.slot })
  if (isTarget(cell, desk.moving))
    return (
      <button
        type="button"
        {...item}
        className={`${className} target`}
        aria-label={words.moveTo(when)}
        onClick={() => desk.moving && desk.askMove(desk.moving, cell)}
      >
        {words.moveHere}
      </button>
    )
  if (!cell.hasRoom) return <SlotState cell={cell} />
  const room = cell.free === undefined ? words.freeUnknown : words.free(cell.free)
  if (!isStaff) return <span className="slot-state">{room}</span>
  const asked = new URLSearchParams(search)
  asked.set('at', `${cell.day} ${cell.slot}`)
  return (
    <Link
      {...item}
      to={`/crm/bookings/new?${asked}`}
      state={fromList}
      className={className}
      aria-label={`${room}. ${words.addAt(when)}`}
    >
      <Plus aria-hidden="true" />
      {room}
    </Link>
  )
}

function SlotState({ cell }: { cell: Cell<OfficeBooking> }) {
  if (cell.bookings.some(({ started_at, status }) => started_at && status === 'confirmed'))
    return <span className="slot-state">{words.underWay}</span>
  if (cell.state === 'past') return <span className="slot-state">{words.past}</span>
  return cell.state === 'open' ? <span className="slot-state">{words.full}</span> : null
}

/** A cell other than its own in which the picked-up booking fits; until that is known, one with room. */
export function isTarget(cell: Cell<OfficeBooking>, moving: OfficeBooking | undefined): boolean {
  const isOwn = moving?.service_date === cell.day && moving.service_time === cell.slot
  return Boolean(moving) && (cell.takesMoved ?? cell.hasRoom) && !isOwn
}
