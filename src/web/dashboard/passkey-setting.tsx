import { useQuery } from '@tanstack/react-query'
import { passkeyWords } from '#content/passkeys.ts'
import { signedInWords } from '#content/signed-in.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { addPasskey, readPasskeys } from '#web/data/passkeys.ts'
import { outcomeOf } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { deviceOf } from './device-of.ts'
import { PasskeyLine } from './passkey-line.tsx'

/** The keys with which devices open the account. The default export is what lazy loading wants. */
export default function PasskeySetting({ userId }: { userId: string }) {
  const query = useQuery({ queryKey: ['passkeys', userId], queryFn: readPasskeys })
  const { run, isBusy } = useBusy()
  const reload = () => query.refetch()

  async function add() {
    const refusal = await outcomeOf(addPasskey(deviceOf(navigator.userAgent)), passkeyWords.failed)
    if (!refusal) showToast(passkeyWords.added)
    reload()
  }

  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-semibold text-heading">{passkeyWords.title}</h3>
      <p className="text-ink-soft">{passkeyWords.lead}</p>
      {query.isPending && <Skeleton lines={2} label={signedInWords.loading} />}
      {query.isError && (
        <FailedState title={passkeyWords.loadFailed} retry={{ label: signedInWords.retry, onRetry: reload }}>
          {signedInWords.kept}
        </FailedState>
      )}
      <ul className="grid gap-4">
        {query.data?.map(passkey => (
          <PasskeyLine key={passkey.id} passkey={passkey} onChanged={reload} />
        ))}
      </ul>
      <Button tone="quiet" className="justify-self-start" busy={isBusy} onClick={() => run(add)}>
        {isBusy ? passkeyWords.adding : passkeyWords.add}
      </Button>
    </section>
  )
}
