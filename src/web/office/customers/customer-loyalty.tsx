import { lazy, Suspense, useState } from 'react'
import { customerPanelWords } from '#content/customers.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { loyaltyCard } from '#domain/loyalty.ts'
import { loyaltyPercent } from '#domain/terms.ts'
import type { CustomerFile } from '#web/data/customer-file.ts'
import { BadgePercent } from '#web/icons/badge-percent.ts'
import { randOf } from '#web/office/shared/service-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Group } from '#web/ui/group.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { Row } from '#web/ui/row.tsx'

const OpeningCleansDialog = lazy(async () => ({
  default: (await import('./opening-cleans-dialog.tsx')).OpeningCleansDialog,
}))

/** The stamp card, small: the tenth place is the prize. Then the discounts that it has earned. */
export function CustomerLoyalty({ file: { customer, rewards } }: { file: CustomerFile }) {
  const words = customerPanelWords.loyalty
  const cleans = customer.total_cleaning_count
  const { stamps, places, cleansToGo } = loyaltyCard(cleans)
  const numbers = Array.from({ length: places }, (_, index) => index + 1)
  return (
    <div className="grid gap-2.5">
      <p className="text-ink-soft">
        <b className="mr-2.5 font-[650] text-heading">{words.count(stamps, places)}</b>
        {words.toGo(cleansToGo, cleans)}
      </p>
      <div role="img" aria-label={words.label(stamps, places)} className="stamps">
        {numbers.map(place => (
          <span key={place} data-stamped={place <= stamps || undefined}>
            {place <= stamps ? <Mark /> : place === places ? `${loyaltyPercent}%` : place}
          </span>
        ))}
      </div>
      {rewards
        .filter(({ kind }) => kind === 'loyalty')
        .map(({ id, earned_on }) => (
          <p key={id} className="flex gap-2.5">
            <BadgePercent aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-link" />
            <span className="text-ink-soft">
              <b className="font-semibold text-heading">{words.waiting(loyaltyPercent)}</b>{' '}
              {words.earned(formatShortDate(earned_on))}
            </span>
          </p>
        ))}
    </div>
  )
}

/** What they have with us besides, and their cleans from before the system. */
export function CustomerCredits({ file: { customer, opening_cleans: opening } }: { file: CustomerFile }) {
  const { id, credits, loyalty_points, last_clean_before, total_cleaning_count: total } = customer
  const { balance, loyalty } = customerPanelWords
  const said = { title: balance.title, text: balance.text(randOf(credits), loyalty_points) }
  if (opening === null && !last_clean_before) return <Row {...said} />
  return (
    <Group {...said}>
      {opening !== null && <Opening {...{ id, total, opening }} />}
      {last_clean_before && (
        <p className="text-ink-soft">{loyalty.lastBefore(formatShortDate(last_clean_before))}</p>
      )}
    </Group>
  )
}

function Opening(props: { id: string; total: number; opening: number }) {
  const [isOpen, setOpen] = useState(false)
  const words = customerPanelWords.loyalty
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-ink-soft">
        {words.opening(props.opening)}
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {words.changeOpening}
        </Button>
      </p>
      {isOpen && (
        <Suspense>
          <OpeningCleansDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
