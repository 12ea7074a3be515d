import { useQuery } from '@tanstack/react-query'
import { accountWords } from '#content/account.ts'
import { signedInWords } from '#content/signed-in.ts'
import { clockAt, formatDate, todayAt } from '#domain/calendar.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { type OwnSession, readSessions, signOutOthers } from '#web/data/account.ts'
import { outcomeOf } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { deviceOf } from './device-of.ts'

const words = accountWords.sessions

export function SessionsList({ userId }: { userId: string }) {
  const query = useQuery({ queryKey: ['sessions', userId], queryFn: readSessions, staleTime: 0 })
  const reload = () => query.refetch()
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-semibold text-heading">{words.title}</h3>
      {query.isPending && <Skeleton lines={3} label={signedInWords.loading} />}
      {query.isError && (
        <FailedState title={words.loadFailed} retry={{ label: signedInWords.retry, onRetry: reload }}>
          {signedInWords.kept}
        </FailedState>
      )}
      <ul className="grid gap-2">
        {query.data?.map(session => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {(query.data?.length ?? 0) > 1 && <SignOutOthers onDone={reload} />}
    </section>
  )
}

function SessionLine({ session }: { session: OwnSession }) {
  const lastUsed = new Date(session.refreshed_at)
  return (
    <li>
      <p className="text-heading">
        {deviceOf(session.user_agent)}
        {session.is_current && <strong className="font-semibold"> · {words.here}</strong>}
      </p>
      <p className="text-ink-soft text-small">
        {words.lastSeen(`${formatDate(todayAt(lastUsed))}, ${clockAt(lastUsed)}`)}
      </p>
    </li>
  )
}

function SignOutOthers({ onDone }: { onDone: () => void }) {
  const { run, isBusy } = useBusy()

  async function signOut() {
    const refusal = await outcomeOf(signOutOthers(), words.failed)
    if (!refusal) showToast(words.done)
    onDone()
  }

  return (
    <Button tone="quiet" className="justify-self-start" busy={isBusy} onClick={() => run(signOut)}>
      {isBusy ? words.busy : words.signOutOthers}
    </Button>
  )
}
