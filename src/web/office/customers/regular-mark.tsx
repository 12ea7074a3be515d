import { Repeat } from 'lucide-react'
import { customerWords } from '#content/customers.ts'
import { howOften } from '#content/plans.ts'
import type { ListedCustomer } from '#web/data/customers.ts'

/** Two arrows beside the name of whoever has a regular plan. */
export function RegularMark({ customer: { regular_rhythm } }: { customer: ListedCustomer }) {
  if (!regular_rhythm) return null
  const words = customerWords.regular(howOften[regular_rhythm])
  return (
    <span className="regular-mark" title={words}>
      <Repeat aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  )
}
