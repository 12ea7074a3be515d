import { officeWords } from '#content/office.ts'
import type { BookingStatus } from '#domain/booking.ts'
import { formatDay, formatTimes } from '#domain/calendar.ts'
import { formatRand, fromDecimal } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { BookingRow } from '#web/data/office-lists.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

export const bookingStatusWords: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

const columns: Column<BookingRow>[] = [
  { title: 'Date', cell: row => formatDay(row.service_date) },
  { title: 'Time', cell: row => <span className="whitespace-nowrap">{formatTimes(row.service_time)}</span> },
  { title: 'Service', cell: row => serviceLabel(row.service_type) },
  { title: 'Status', cell: row => <Badge tone={row.status}>{bookingStatusWords[row.status]}</Badge> },
  { title: 'Address', cell: row => row.address },
  { title: 'Price', cell: row => formatPrice(row.price), number: true },
]

const withName: Column<BookingRow>[] = [{ title: 'Name', cell: row => row.guest_name ?? '' }, ...columns]

export function BookingList({
  caption,
  rows,
  named = false,
}: {
  caption: string
  rows: BookingRow[]
  named?: boolean
}) {
  return <Table caption={caption} columns={named ? withName : columns} rows={rows} rowKey={row => row.id} />
}

function formatPrice(price: number | null) {
  const cents = price === null ? undefined : fromDecimal(String(price))
  return cents === undefined ? officeWords.noPrice : formatRand(cents)
}
