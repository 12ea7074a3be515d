import type { UseQueryResult } from '@tanstack/react-query'
import { loyaltyWords as words } from '#content/loyalty-card.ts'
import { todayAt } from '#domain/calendar.ts'
import { type Reward, waitingDiscount } from '#domain/discounts.ts'
import { loyaltyCard } from '#domain/loyalty.ts'
import type { LoyaltyStanding } from '#web/data/loyalty.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stamp } from '#web/ui/logo.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function LoyaltyCard({ query }: { query: UseQueryResult<LoyaltyStanding> }) {
  return (
    <Card>
      <section aria-label={words.title}>
        {query.isPending && <Skeleton label={words.loading} />}
        {query.isError && <Failed onRetry={() => query.refetch()} />}
        {query.data && <Stamps standing={query.data} />}
      </section>
    </Card>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{words.failed}</p>
      <Button tone="quiet" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}

function Stamps({ standing: { cleans, rewards } }: { standing: LoyaltyStanding }) {
  const { stamps, places, cleansToGo } = loyaltyCard(cleans)
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold text-heading text-lg">{words.title}</h2>
        <b className="text-heading">{words.count(stamps, places)}</b>
      </div>
      <ol aria-label={words.label(stamps, places)} className="my-4 grid grid-cols-5 gap-2">
        {Array.from({ length: places }, (_, index) => index + 1).map(place => (
          <li
            key={place}
            className="grid aspect-square place-items-center rounded-full border-2 border-line font-semibold text-ink-soft [&_svg]:size-full [&_svg]:text-heading"
          >
            {place <= stamps ? <Stamp /> : place === places ? '10%' : place}
          </li>
        ))}
      </ol>
      <p>{words.toGo(cleansToGo)}</p>
      <Waiting rewards={rewards} />
    </>
  )
}

function Waiting({ rewards }: { rewards: Reward[] }) {
  const { percent, reasons } = waitingDiscount(rewards, todayAt(new Date()))
  if (percent === 0) return null
  return (
    <div className="mt-4 rounded-block bg-leaf-ground p-4">
      <p className="font-semibold text-heading">{words.waiting(percent)}</p>
      <ul className="mt-1 list-disc pl-5">
        {reasons.map((reason, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two friends can be the same reason twice.
          <li key={place}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}
