import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarAddressWords as words } from '#content/calendar-address.ts'
import { formatDay, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { endCalendarAddress, makeCalendarAddress, readCalendarAddress } from '#web/data/calendar-address.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { copyText } from '#web/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useOfficeVisitor } from './office-visitor.ts'

/** Make the own address of the diary, copy it, take it back. */
export function CalendarAddress() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['calendar-address', session.user.id],
    queryFn: readCalendarAddress,
    staleTime: 0,
  })
  const [made, setMade] = useState<string>()
  const { act, busyWith } = useAct(['calendar-address'])
  const make = () => act({ name: 'make', work: makeCalendarAddress, failed: words.notDone, onDone: setMade })
  const end = () =>
    act({
      name: 'end',
      work: endCalendarAddress,
      said: { title: words.takenBack },
      failed: words.notDone,
      onDone: () => setMade(undefined),
    })
  return (
    <QueryState query={query} failed={words.failed} lines={3}>
      {since => (
        <section className="grid gap-3" aria-labelledby="calendar-address">
          <h3 id="calendar-address" className="font-semibold">
            {words.title}
          </h3>
          <p className="text-ink-soft">
            {words.lead} {words.care}
          </p>
          <State address={made} since={since} />
          <div className="flex flex-wrap gap-2">
            <Button tone={since ? 'quiet' : undefined} busy={busyWith === 'make'} onClick={make}>
              {since ? words.makeNew : words.make}
            </Button>
            {since && (
              <Button tone="danger" busy={busyWith === 'end'} onClick={end}>
                {words.takeBack}
              </Button>
            )}
          </div>
        </section>
      )}
    </QueryState>
  )
}

function State({ address, since }: { address: string | undefined; since: string | null }) {
  if (!address) return since ? <p>{words.since(formatDay(todayAt(new Date(since))))}</p> : null
  return (
    <div className="grid gap-2">
      <TextField
        label={words.label}
        hint={words.once}
        value={address}
        readOnly
        onFocus={event => event.target.select()}
      />
      <div>
        <Button onClick={() => copy(address)}>{words.copy}</Button>
      </div>
    </div>
  )
}

const copy = (address: string) =>
  copyText(address, { copied: { title: words.copied }, failed: words.notCopied })
