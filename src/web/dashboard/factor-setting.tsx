import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { accountWords } from '#content/account.ts'
import { signedInWords } from '#content/signed-in.ts'
import { formatDate, todayAt } from '#domain/calendar.ts'
import { readFactors } from '#web/data/factors.ts'
import { offersPasskeys } from '#web/sign-in/offered.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NewFactorForm } from './new-factor-form.tsx'
import { Setting } from './setting.tsx'

const words = accountWords.factor
// Few have a second factor: the others need not load how it is removed.
const RemoveFactor = lazy(async () => ({ default: (await import('./remove-factor.tsx')).RemoveFactor }))

const NewSecurityKey = lazy(() => import('./new-security-key.tsx'))

export function FactorSetting({ userId }: { userId: string }) {
  const query = useQuery({ queryKey: ['factors', userId], queryFn: readFactors })
  const reload = () => query.refetch()
  if (query.isPending) return <Skeleton lines={2} label={signedInWords.loading} />
  if (query.isError)
    return (
      <FailedState title={words.loadFailed} retry={{ label: signedInWords.retry, onRetry: reload }}>
        {signedInWords.kept}
      </FailedState>
    )
  const [factor] = query.data
  if (!factor)
    return (
      <Setting title={words.title} state={words.off} change={words.begin}>
        {close => (
          <div className="grid gap-4">
            <NewFactorForm onClose={close} onAdded={reload} />
            {offersPasskeys() && (
              <Suspense>
                <NewSecurityKey onClose={close} onAdded={reload} />
              </Suspense>
            )}
          </div>
        )}
      </Setting>
    )
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-semibold text-heading">{words.title}</h3>
      <p className="text-ink-soft">{words.on(formatDate(todayAt(new Date(factor.since))))}</p>
      <Suspense>
        <RemoveFactor factorId={factor.id} onRemoved={reload} />
      </Suspense>
    </section>
  )
}
