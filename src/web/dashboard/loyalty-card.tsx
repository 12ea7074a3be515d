import type { UseQueryResult } from '@tanstack/react-query'
import { loyaltyWords as words } from '#content/loyalty-card.ts'
import { toHundredths } from '#domain/balance-change.ts'
import { todayAt } from '#domain/calendar.ts'
import { loyaltyCard } from '#domain/loyalty.ts'
import { formatRand } from '#domain/money.ts'
import type { LoyaltyStanding } from '#web/data/loyalty.ts'
import { DiscountNote } from '#web/rewards/discount-note.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stamp } from '#web/ui/logo.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function LoyaltyCard({ query }: { query: UseQueryResult<LoyaltyStanding> }) {
  if (query.isLoadingError)
    return (
      <FailedState title={words.failed} retry={{ label: words.retry, onRetry: () => query.refetch() }}>
        {words.kept}
      </FailedState>
    )
  return (
    <>
      {/* Deep water by day and by night. */}
      <section className="stamp-card" data-theme="light" aria-label={words.title}>
        {query.data ? <Stamps cleans={query.data.cleans} /> : <Skeleton lines={5} label={words.loading} />}
      </section>
      {query.data && <DiscountNote rewards={query.data.rewards} day={todayAt(new Date())} />}
      {Boolean(query.data?.credits) && (
        <p className="mt-3">{words.credits(formatRand(toHundredths(query.data?.credits ?? 0)))}</p>
      )}
    </>
  )
}

function Stamps({ cleans }: { cleans: number }) {
  const { stamps, places, cleansToGo, nextMilestone } = loyaltyCard(cleans)
  return (
    <>
      <header>
        <h2 className="display">{words.title}</h2>
        <b>{words.count(stamps, places)}</b>
      </header>
      <ol aria-label={words.label(stamps, places)}>
        {Array.from({ length: places }, (_, index) => index + 1).map(place => (
          <li key={place} data-stamped={place <= stamps || undefined}>
            {place <= stamps ? <Stamp /> : place === places ? <Prize /> : place}
          </li>
        ))}
      </ol>
      <p>
        {cleans === 0 ? words.start : words.toGo(cleansToGo)} <b>{words.prize}</b>.
      </p>
      {cleans > 0 && <p className="text-small">{words.milestone(cleans, nextMilestone)}</p>}
    </>
  )
}

function Prize() {
  return (
    <span>
      <Icon name="spark" />
      {words.share}
    </span>
  )
}
