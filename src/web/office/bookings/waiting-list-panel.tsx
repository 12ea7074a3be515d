import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { daysSince } from '#domain/waiting-list.ts'
import { useAct } from '#web/acts/use-act.ts'
import { endWait, readWaitingList, type WaitingEntry } from '#web/data/waiting-list.ts'
import { Plus } from '#web/icons/plus.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { bookingKeys, bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { whenOf } from './booking-words.ts'
import { conflictOr, WaitingChange } from './waiting-change.tsx'
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
  const [isChanging, setChanging] = useState(false)
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
      {isChanging ? (
        <WaitingChange entry={entry} name={name} onDone={() => setChanging(false)} />
      ) : (
        <WaitingActs entry={entry} name={name} onChange={() => setChanging(true)} />
      )}
    </li>
  )
}

function WaitingActs({ entry, name, onChange }: { entry: WaitingEntry; name: string; onChange: () => void }) {
  const { act, isBusy } = useAct(bookingKeys)
  const end = () =>
    act({
      work: () => endWait(entry),
      said: { title: words.ended(name) },
      failed: conflictOr(bookingWords.failed),
    })
  const look = { tone: 'quiet', size: 'small', className: 'min-h-11' } as const
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...look} aria-label={words.changeOf(name)} onClick={onChange}>
        {words.change}
      </Button>
      <Button {...look} busy={isBusy} aria-label={words.endOf(name)} onClick={end}>
        {words.end}
      </Button>
    </div>
  )
}
