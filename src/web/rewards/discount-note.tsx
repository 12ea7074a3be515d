import { discountWords } from '#content/loyalty-card.ts'
import { type Reward, waitingDiscount } from '#domain/discounts.ts'

type DiscountNoteProps = { rewards: Reward[]; day: string; className?: string }

/** The discounts of the next clean, each with its reason. Renders nothing if there are none. */
export function DiscountNote({ rewards, day, className = '' }: DiscountNoteProps) {
  const { percent, reasons } = waitingDiscount(rewards, day)
  if (percent === 0) return null
  return (
    <section
      aria-label={discountWords.label}
      className={`discount-note rounded-control bg-confirmed px-4 py-3.5 text-on-confirmed ${className}`}
    >
      <p className="font-bold">{discountWords.waiting(percent)}</p>
      <ul className="mt-1 list-disc pl-5">
        {reasons.map((reason, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two friends can be the same reason twice.
          <li key={place}>{reason}</li>
        ))}
      </ul>
    </section>
  )
}
