import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { Refusal } from '#domain/refusal.ts'
import { daysSince } from '#domain/waiting-list.ts'
import { endWait, readWaitingList, type WaitingEntry } from '#web/data/waiting-list.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { bookingsKey, useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { whenOf } from './booking-words.ts'
import { WaitingForm } from './waiting-form.tsx'
import { cleanWords, reachOf, suitWords } from './waiting-words.ts'

const words = waitingWords.list

/** Everybody who waits for an earlier day, or for any. */
export function WaitingListPanel({ onClose }: { onClose: () => void }) {
  const { session } = useOfficeVisitor()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery({
    queryKey: [bookingsKey, 'waiting-list', session.user.id],
    queryFn: readWaitingList,
    staleTime: 15_000,
  })
  return (
    <Panel
      title={waitingWords.title}
      lead={<p className="text-ink-soft">{words.lead}</p>}
      onClose={onClose}
      closeLabel={officeWords.close}
      foot={
        !isAdding && (
          <Button tone="quiet" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {words.add}
          </Button>
        )
      }
    >
      {isAdding && <WaitingForm onDone={() => setAdding(false)} />}
      <QueryStates query={query} failed={waitingWords.failed} empty={words.empty}>
        {entries => (
          <ol className="waiting-rows">
            {entries.map(entry => (
              <WaitingRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </QueryStates>
    </Panel>
  )
}

function WaitingRow({ entry }: { entry: WaitingEntry }) {
  const { bookings: booking, customers: customer, note, created_at } = entry
  const { name } = reachOf(booking, customer)
  const about = booking ?? entry
  const since = words.since(daysSince(created_at, new Date()))
  return (
    <li>
      <div>
        <b>
          {booking ? (
            <Link to={`/crm/bookings/${booking.id}?day=${booking.service_date}`} state={fromList}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </b>
        <p>{about.service_type && cleanWords({ ...about, service_type: about.service_type })}</p>
        <p className="text-ink-soft">
          {[since, booking ? words.has(whenOf(booking)) : words.noBooking, suitWords(entry)].join(', ')}
          {entry.asked_by === 'client' && `, ${words.byClient}`}
        </p>
        {note && <p className="wrap-anywhere">“{note}”</p>}
      </div>
      <EndWait entry={entry} name={name} />
    </li>
  )
}

function EndWait({ entry, name }: { entry: WaitingEntry; name: string }) {
  const refresh = useRefreshBookings()
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    await endWait(entry).then(
      () => showToast({ title: words.ended(name) }),
      error =>
        showToast({
          title: error instanceof Refusal ? officeWords.conflict.title : bookingWords.failed.title,
          text: error instanceof Refusal ? bookingWords.conflict.other : bookingWords.failed.text,
          tone: 'bad',
        }),
    )
    await refresh()
    setBusy(false)
  }
  return (
    <Button
      tone="quiet"
      size="small"
      className="min-h-11"
      busy={isBusy}
      aria-label={words.endOf(name)}
      onClick={end}
    >
      {words.end}
    </Button>
  )
}
