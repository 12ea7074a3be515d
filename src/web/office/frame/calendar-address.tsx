import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { calendarAddressWords as words } from '#content/calendar-address.ts'
import { officeWords } from '#content/office.ts'
import { formatDay, todayAt } from '#domain/calendar.ts'
import { endCalendarAddress, makeCalendarAddress, readCalendarAddress } from '#web/data/calendar-address.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { useOfficeVisitor } from './office-visitor.ts'

/** Make the own address of the diary, copy it, take it back. */
export function CalendarAddress() {
  const { session } = useOfficeVisitor()
  const queries = useQueryClient()
  const queryKey = ['calendar-address', session.user.id]
  const query = useQuery({ queryKey, queryFn: readCalendarAddress, staleTime: 0 })
  const told = {
    onError: () => showOnlyToast({ ...words.notDone, tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  }
  const making = useMutation({ mutationFn: makeCalendarAddress, ...told })
  const ending = useMutation({
    mutationFn: endCalendarAddress,
    ...told,
    onSuccess: () => {
      making.reset()
      showOnlyToast({ title: words.takenBack })
    },
  })
  if (query.isPending) return <Skeleton lines={3} label={officeWords.loading} />
  if (query.isError)
    return (
      <FailedState title={words.failed} retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}>
        {officeWords.kept}
      </FailedState>
    )
  return (
    <section className="grid gap-3" aria-labelledby="calendar-address">
      <h3 id="calendar-address" className="font-semibold">
        {words.title}
      </h3>
      <p className="text-ink-soft">
        {words.lead} {words.care}
      </p>
      <State address={making.data} since={query.data} />
      <div className="flex flex-wrap gap-2">
        <Button
          tone={query.data ? 'quiet' : undefined}
          busy={making.isPending}
          onClick={() => making.mutate()}
        >
          {query.data ? words.makeNew : words.make}
        </Button>
        {query.data && (
          <Button tone="danger" busy={ending.isPending} onClick={() => ending.mutate()}>
            {words.takeBack}
          </Button>
        )}
      </div>
    </section>
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

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    showOnlyToast({ title: words.copied })
  } catch {
    // Old browsers and plain http have no clipboard; the address is on screen to be copied by hand.
    showOnlyToast({ ...words.notCopied, tone: 'bad' })
  }
}
