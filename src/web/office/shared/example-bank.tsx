import { exampleBankWarning, hasExampleBank } from '#content/business.ts'
import { factWords } from '#content/business-facts.ts'
import { CircleExclamationPoint } from '#web/icons/circle-exclamation-point.ts'

/** Before an invoice goes out that nobody could pay. It stands in sheets that are drawn beside the office, too. */
export function ExampleBank() {
  if (!hasExampleBank()) return null
  return (
    <div className="notice">
      <CircleExclamationPoint aria-hidden="true" />
      <p>
        {exampleBankWarning} <a href="/admin/business">{factWords.examples.setBank}</a>
      </p>
    </div>
  )
}
