import { BadgePercent } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { customerPanelWords } from '#content/customers.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { loyaltyCard } from '#domain/loyalty.ts'
import { loyaltyPercent } from '#domain/terms.ts'
import type { CustomerFile } from '#web/data/customer-file.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PanelPart } from '#web/ui/panel.tsx'

const words = customerPanelWords.loyalty

const OpeningCleansDialog = lazy(async () => ({
  default: (await import('./opening-cleans-dialog.tsx')).OpeningCleansDialog,
}))

/** The stamp card, small: the tenth place is the prize. Then the discounts that it has earned. */
export function CustomerLoyalty({ file }: { file: CustomerFile }) {
  const { customer, rewards, opening_cleans: opening } = file
  const cleans = customer.total_cleaning_count
  const { stamps, places, cleansToGo } = loyaltyCard(cleans)
  const numbers = Array.from({ length: places }, (_, index) => index + 1)
  return (
    <PanelPart title={words.title} aside={<span className="part-figure">{words.count(stamps, places)}</span>}>
      <div role="img" aria-label={words.label(stamps, places)} className="stamps">
        {numbers.map(place => (
          <span
            key={place}
            data-stamped={place <= stamps || undefined}
            data-prize={place === places || undefined}
          >
            {place <= stamps ? <Icon name="check" /> : place === places && <Icon name="spark" />}
          </span>
        ))}
      </div>
      <p className="mt-2 text-ink-soft">{words.toGo(cleansToGo, cleans)}</p>
      {opening !== null && <Opening id={customer.id} total={cleans} opening={opening} />}
      {customer.last_clean_before && (
        <p className="text-ink-soft">{words.lastBefore(formatShortDate(customer.last_clean_before))}</p>
      )}
      <ul className="gifts">
        {rewards
          .filter(({ kind }) => kind === 'loyalty')
          .map(({ id, earned_on }) => (
            <li key={id}>
              <BadgePercent aria-hidden="true" />
              <div>
                <b>{words.waiting(loyaltyPercent)}</b>
                <p>{words.earned(formatShortDate(earned_on))}</p>
              </div>
            </li>
          ))}
      </ul>
    </PanelPart>
  )
}

type OpeningProps = { id: string; total: number; opening: number }

function Opening(props: OpeningProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft">
        {words.opening(props.opening)}
        <button type="button" className="part-link" onClick={() => setOpen(true)}>
          {words.changeOpening}
        </button>
      </p>
      {isOpen && (
        <Suspense>
          <OpeningCleansDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
