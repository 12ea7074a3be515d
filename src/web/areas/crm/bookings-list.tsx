import { Search } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { manageWords } from '#content/manage-booking.ts'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { officeNotices } from '#domain/messages.ts'
import { formatRand } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import {
  type BookingListName,
  bookingsPageSize,
  type OfficeBooking,
  readBookings,
} from '#web/data/staff-bookings.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { ShowMore } from '#web/office/show-more.tsx'
import { fromList } from '#web/office/use-close-panel.ts'
import { useKeysetPages } from '#web/office/use-keyset-pages.ts'
import { QueryStates } from '#web/query-states.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'
import { nameOf, whenOf } from './booking-words.ts'
import { bookingsKey } from './use-booking-acts.ts'

const words = bookingWords.list
const lists: BookingListName[] = ['waiting', 'coming', 'past']

/** All bookings, page by page: those that wait, those to come, those that were. */
export function BookingsList() {
  const { list, typed, change } = useListChoice()
  const sought = useLateValue(typed.trim(), 250)
  const { session } = useOfficeVisitor()
  const query = useKeysetPages<OfficeBooking>({
    queryKey: [bookingsKey, 'list', list, sought, session.user.id],
    pageSize: bookingsPageSize,
    read: after => readBookings({ list, words: sought, after }),
  })
  return (
    <>
      <div className="list-tools">
        <ListChoice list={list} onChoose={next => change({ list: next })} />
        <label className="list-search">
          <Search aria-hidden="true" />
          <input
            type="search"
            className="input"
            placeholder={words.search}
            aria-label={words.search}
            value={typed}
            onChange={event => change({ q: event.target.value })}
          />
        </label>
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

function useListChoice() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('list') as BookingListName
  const change = (changes: Record<string, string>) =>
    setParams(
      shown => {
        for (const [name, value] of Object.entries(changes))
          if (value) shown.set(name, value)
          else shown.delete(name)
        return shown
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    list: lists.includes(asked) ? asked : 'coming',
    typed: params.get('q') ?? '',
    change,
  }
}

function ListChoice({
  list,
  onChoose,
}: {
  list: BookingListName
  onChoose: (list: BookingListName) => void
}) {
  return (
    <fieldset className="segments">
      <legend className="sr-only">{words.label}</legend>
      {lists.map(name => (
        <label key={name}>
          <input type="radio" name="list" checked={name === list} onChange={() => onChoose(name)} />
          {words.names[name]}
        </label>
      ))}
    </fieldset>
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
