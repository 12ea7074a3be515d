import { Link, useLocation } from 'react-router'
import { manageWords } from '#content/manage-booking.ts'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { formatRand } from '#domain/money.ts'
import { officeNotices } from '#domain/office-messages.ts'
import { serviceLabel } from '#domain/service-types.ts'
import {
  type BookingListName,
  bookingsPageSize,
  type OfficeBooking,
  readBookings,
} from '#web/data/staff-bookings.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { ShowMore } from '#web/office/show-more.tsx'
import { useAsked } from '#web/office/use-asked.ts'
import { fromList } from '#web/office/use-close-panel.ts'
import { useKeysetPages } from '#web/office/use-keyset-pages.ts'
import { QueryStates } from '#web/query-states.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { nameOf, whenOf } from './booking-words.ts'
import { bookingsKey } from './use-booking-acts.ts'

const words = bookingWords.list
const lists: BookingListName[] = ['waiting', 'coming', 'past']

/** All bookings, page by page: those that wait, those to come, those that were. */
export function BookingsList() {
  const { params, ask, askedWords, words: typed, setWords } = useAsked()
  const list = lists.find(name => name === params.get('list')) ?? 'coming'
  const sought = askedWords.trim()
  const { session } = useOfficeVisitor()
  const query = useKeysetPages<OfficeBooking>({
    queryKey: [bookingsKey, 'list', list, sought, session.user.id],
    pageSize: bookingsPageSize,
    read: after => readBookings({ list, words: sought, after }),
  })
  return (
    <>
      <div className="list-tools">
        <SearchField label={words.search} placeholder={words.search} value={typed} onSearch={setWords} />
        <Segments
          label={words.label}
          value={list}
          segments={lists.map(name => ({ value: name, label: words.names[name] }))}
          onChoose={name => ask('list', name)}
        />
      </div>
      <QueryStates
        query={query}
        failed={officeNotices.bookingsFailed}
        empty={sought ? words.notFound : words.empty}
      >
        {rows => (
          <ul className="booking-rows" aria-label={words.names[list]}>
            {rows.map(booking => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </ul>
        )}
      </QueryStates>
      <ShowMore query={query} />
    </>
  )
}

function BookingRow({ booking }: { booking: OfficeBooking }) {
  const { search } = useLocation()
  const price = booking.price_cents === null ? officeWords.noPrice : formatRand(booking.price_cents)
  return (
    <li>
      <Link to={`/crm/bookings/${booking.id}${search}`} state={fromList} data-row preventScrollReset>
        <b>{nameOf(booking)}</b>
        <Badge tone={booking.status}>{manageWords.statuses[booking.status]}</Badge>
        <span>{whenOf(booking)}</span>
        <span className="text-ink-soft">
          {serviceLabel(booking.service_type)}, {booking.address}
        </span>
        <span className="money">{price}</span>
      </Link>
    </li>
  )
}
