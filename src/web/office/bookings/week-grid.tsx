import { useEffect, useRef } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { formatDayOfYear, formatListDay } from '#domain/calendar.ts'
import { timeSlots } from '#domain/terms.ts'
import { placesLeft, type WeekCell, type WeekDay } from '#domain/week.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import { BookingChip } from './chip.tsx'
import { OpenDayButton } from './open-day-button.tsx'
import { useWeekKeys, type WeekItem } from './use-week-keys.ts'
import { isTarget, WeekSpace } from './week-space.tsx'

const words = bookingWords.week

type WeekGridProps = { week: WeekDay<OfficeBooking>[]; today: string; desk: BookingsDesk }

/** Six days by five slots, filling like a tide. */
export function WeekGrid({ week, today, desk }: WeekGridProps) {
  const { walk, settle, item } = useWeekKeys()
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => settle(grid.current))
  useEffect(() => {
    if (!desk.moving || desk.isDragging) return
    grid.current?.scrollIntoView({ block: 'nearest' })
    grid.current?.querySelector<HTMLElement>('.target')?.focus({ preventScroll: true })
  }, [desk.moving, desk.isDragging])
  const areTargetsKnown = week[0]?.cells[0]?.takesMoved !== undefined
  // The target that had the focus may be none after all.
  useEffect(() => {
    if (areTargetsKnown && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>('.target')?.focus({ preventScroll: true })
  }, [areTargetsKnown])
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: walked with the arrow keys, a table is a grid.
      role="grid"
      className="week laptop-only"
      aria-label={words.of(formatDayOfYear(week[0]?.day ?? today))}
      onKeyDown={walk}
    >
      <thead>
        <tr>
          <td />
          {week.map(day => (
            <DayHead key={day.day} day={day} isToday={day.day === today} />
          ))}
        </tr>
      </thead>
      <tbody>
        {timeSlots.map((slot, row) => (
          <tr key={slot}>
            <th scope="row">
              {slot.slice(0, 5)}
              <br />
              {slot.slice(6)}
            </th>
            {week.map((day, column) => (
              <DayCell key={day.day} {...{ day, row, column, desk, item }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayHead({ day, isToday }: { day: WeekDay<OfficeBooking>; isToday: boolean }) {
  const isStaff = useHasRole('staff')
  const short = formatListDay(day.day).split(' ').slice(0, 2).join(' ')
  return (
    <th scope="col" className={isToday ? 'week-today' : ''} aria-current={isToday ? 'date' : undefined}>
      {short}
      <small>{isToday ? words.today : dayWord(day, isStaff)}</small>
    </th>
  )
}

export function dayWord(day: WeekDay<unknown>, isStaff: boolean): string {
  if (day.closed !== undefined) return words.closed
  if (day.closesAt) return words.closes(day.closesAt)
  return isStaff ? words.places(placesLeft(day)) : ''
}

type DayCellProps = {
  day: WeekDay<OfficeBooking>
  row: number
  column: number
  desk: BookingsDesk
  item: WeekItem
}

// A stretch of closed slots is one cell, drawn where it begins; what was booked before it closed is shown.
function DayCell({ day, row, column, desk, item }: DayCellProps) {
  const cell = day.cells[row]
  if (!cell) return null
  if (isShut(cell)) {
    if (row > 0 && isShut(day.cells[row - 1])) return null
    return <ShutCell day={day} cell={cell} rowSpan={shutRows(day, row)} />
  }
  return <OpenCell {...{ cell, column, row, desk, item }} />
}

const isShut = (cell: WeekCell<OfficeBooking> | undefined) =>
  cell?.state === 'closed' && cell.bookings.length === 0

function shutRows({ cells }: WeekDay<OfficeBooking>, row: number): number {
  const open = cells.slice(row).findIndex(cell => !isShut(cell))
  return open < 0 ? cells.length - row : open
}

type ShutCellProps = { day: WeekDay<OfficeBooking>; cell: WeekCell<OfficeBooking>; rowSpan: number }

function ShutCell({ day, cell, rowSpan }: ShutCellProps) {
  return (
    <td className="slot slot-shut" rowSpan={rowSpan}>
      <b>{words.closed}</b>
      <br />
      {cell.reason}
      {day.closed !== undefined && <OpenDayButton day={day.day} />}
    </td>
  )
}

type OpenCellProps = Omit<DayCellProps, 'day'> & { cell: WeekCell<OfficeBooking> }

function OpenCell({ cell, row, column, desk, item }: OpenCellProps) {
  const takes = isTarget(cell, desk.moving)
  const place: [number, number] = [column, row]
  return (
    <td
      className={`slot ${lookOf(cell)} ${takes ? 'slot-takes' : ''}`}
      onDragOver={event => takes && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        if (takes && desk.moving) desk.askMove(desk.moving, cell)
      }}
    >
      <div>
        {cell.bookings.map(booking => (
          <BookingChip key={booking.id} booking={booking} desk={desk} {...item(booking.id, place)} />
        ))}
        <WeekSpace
          cell={cell}
          desk={desk}
          className="add-slot"
          item={item(`${cell.day} ${cell.slot}`, place)}
        />
      </div>
    </td>
  )
}

function lookOf({ state, bookings, hasRoom }: WeekCell<OfficeBooking>): string {
  if (state === 'past') return 'slot-past'
  if (!hasRoom) return 'slot-full'
  return bookings.length > 0 ? 'slot-half' : ''
}
