import { customerPanelWords } from '#content/customers.ts'
import { loyaltyCard } from '#domain/loyalty.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PanelPart } from '#web/ui/panel.tsx'

const words = customerPanelWords.loyalty

/** The stamp card, small: the tenth place is the prize. */
export function CustomerLoyalty({ cleans }: { cleans: number }) {
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
    </PanelPart>
  )
}
