import { manageWords } from '#content/manage-booking.ts'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { quoteStateWords } from '#content/quote-states.ts'
import { formatRand } from '#domain/money.ts'
import { officeNotices } from '#domain/office-messages.ts'
import { serviceLabel } from '#domain/service-types.ts'
import {
  type BookingListName,
  bookingsPageSize,
  type OfficeBooking,
  readBookings,
} from '#web/data/staff-bookings.ts'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { useListSearch } from '#web/office/shared/use-list-search.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { nameOf, stretchWords, whenOf } from './booking-words.ts'
import { RequestTick, type Ticked, TickedBar, useTicked } from './select-requests.tsx'

const words = bookingWords.list
const lists: BookingListName[] = ['waiting', 'unconfirmed', 'coming', 'past']

/** All bookings, page by page: waiting, upcoming, past. */
export function BookingsList() {
  const { params, ask, askedWords, words: typed, setWords } = useListSearch()
  const list = lists.find(name => name === params.get('list')) ?? 'coming'
  const sought = askedWords.trim()
  const { session } = useOfficeVisitor()
  const query = useKeysetPages<OfficeBooking>({
    queryKey: [bookingsKey, 'list', list, sought, session.user.id],
    pageSize: bookingsPageSize,
    read: after => readBookings({ list, words: sought, after }),
  })
  const isStaff = useHasRole('staff')
  const canTick = isStaff && (list === 'waiting' || list === 'unconfirmed')
  const ticked = useTicked(query.data ?? [])
  return (
    <>
      <div className="list-tools">
        <SearchField label={words.search} placeholder={words.search} value={typed} onSearch={setWords} />
        <Segments
          label={words.label}
          value={list}
          segments={lists
            .filter(name => isStaff || name !== 'unconfirmed')
            .map(name => ({ value: name, label: words.names[name] }))}
          onChoose={name => ask('list', name)}
        />
      </div>
      <QueryStates
        query={query}
        failed={officeNotices.bookingsFailed}
        empty={sought ? words.notFound : list === 'unconfirmed' ? words.noneUnconfirmed : words.empty}
      >
        {rows => (
          <>
            {canTick && <TickedBar ticked={ticked} />}
            <ul className="booking-rows" aria-label={words.names[list]}>
              {rows.map(booking => (
                <BookingRow key={booking.id} booking={booking} ticked={canTick ? ticked : undefined} />
              ))}
            </ul>
          </>
        )}
      </QueryStates>
      <ShowMore query={query} />
    </>
  )
}

function BookingRow({ booking, ticked }: { booking: OfficeBooking; ticked: Ticked | undefined }) {
  const { search } = useLocation()
  const isStaff = useHasRole('staff')
  return (
    <li className={ticked && 'tickable'}>
      {ticked && <RequestTick booking={booking} ticked={ticked} />}
      <Link to={`/crm/bookings/${booking.id}${search}`} state={fromList} data-row>
        <b>{nameOf(booking)}</b>
        <Badge tone={booking.status}>{manageWords.statuses[booking.status]}</Badge>
        <span>{listWhen(booking)}</span>
        <span className="text-ink-soft">
          {serviceLabel(booking.service_type)}, {booking.address}
        </span>
        <span className="money">{priceWords(booking, isStaff)}</span>
      </Link>
    </li>
  )
}

// While there is no price to pay, how far its quote is.
function priceWords({ status, price_cents, quote_state }: OfficeBooking, isStaff: boolean): string {
  if (isStaff && quote_state && (status === 'pending' || price_cents === null))
    return quoteStateWords.states[quote_state]
  return price_cents === null ? officeWords.noPrice : formatRand(price_cents)
}

function listWhen(booking: OfficeBooking): string {
  const stretch = stretchWords(booking)
  return stretch ? `${whenOf(booking)} (${stretch})` : whenOf(booking)
}
