import { useEffect, useRef } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { formatWeekday } from '#domain/calendar.ts'
import { fillOf, placesLeft, type WeekCell, type WeekDay } from '#domain/week.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import { BookingChip } from './chip.tsx'
import { OpenDayButton } from './open-day-button.tsx'
import { WeekSpace } from './week-space.tsx'

const words = bookingWords.week

type WeekDayProps = {
  week: WeekDay<OfficeBooking>[]
  chosen: string
  desk: BookingsDesk
  onChoose: (day: string) => void
}

/** The phone's week: six days, each filled as far as it is booked, then the slots of the chosen one. */
export function WeekByDay({ week, chosen, desk, onChoose }: WeekDayProps) {
  const day = week.find(entry => entry.day === chosen) ?? week[0]
  const root = useRef<HTMLDivElement>(null)
  const isChoosing = Boolean(desk.moving) && !desk.isDragging
  // Move was pressed on a card far above: scroll the days and their free times into view. Hidden on a laptop.
  useEffect(() => {
    if (!isChoosing || !root.current?.offsetParent) return
    root.current.closest('section')?.scrollIntoView({ block: 'start' })
    root.current.querySelector<HTMLElement>('.target, [aria-pressed="true"]')?.focus({ preventScroll: true })
  }, [isChoosing])
  return (
    <div ref={root} className="phone-only">
      <div className="day-strip">
        {week.map(entry => (
          <DayButton key={entry.day} day={entry} isChosen={entry === day} onChoose={onChoose} />
        ))}
      </div>
      {day && <DaySlots day={day} desk={desk} />}
    </div>
  )
}

type DayButtonProps = { day: WeekDay<OfficeBooking>; isChosen: boolean; onChoose: (day: string) => void }

function DayButton({ day, isChosen, onChoose }: DayButtonProps) {
  const room = day.closed === undefined ? words.free(placesLeft(day)) : words.closed
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => onChoose(day.day)}>
      {formatWeekday(day.day)}
      <b>{Number(day.day.slice(8))}</b>
      <small>{room}</small>
      <progress value={fillOf(day)} aria-hidden="true" />
    </button>
  )
}

function DaySlots({ day, desk }: { day: WeekDay<OfficeBooking>; desk: BookingsDesk }) {
  if (day.closed !== undefined && day.cells.every(({ bookings }) => bookings.length === 0))
    return (
      <p className="day-closed">
        {words.closed}, {day.closed}
        <OpenDayButton day={day.day} />
      </p>
    )
  return (
    <ol className="day-slots">
      {day.cells.map(cell => (
        <DaySlot key={cell.slot} cell={cell} desk={desk} />
      ))}
    </ol>
  )
}

function DaySlot({ cell, desk }: { cell: WeekCell<OfficeBooking>; desk: BookingsDesk }) {
  return (
    <li>
      <p>
        {cell.slot.slice(0, 5)}
        <small>{words.to(cell.slot.slice(6))}</small>
      </p>
      <div>
        {cell.bookings.map(booking => (
          <BookingChip key={booking.id} booking={booking} desk={desk} hasPlace />
        ))}
        {cell.state === 'closed' ? (
          <span className="slot-state">
            {words.closed}, {cell.reason}
          </span>
        ) : (
          <WeekSpace cell={cell} desk={desk} className="day-space" />
        )}
      </div>
    </li>
  )
}
