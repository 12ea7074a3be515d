import { CircleAlert } from 'lucide-react'
import { exampleBankWarning, hasExampleBank } from '#content/business.ts'

/** Before an invoice goes out that nobody could pay. */
export function ExampleBank() {
  if (!hasExampleBank()) return null
  return (
    <div className="notice">
      <CircleAlert aria-hidden="true" />
      <p>{exampleBankWarning}</p>
    </div>
  )
}
