import { officeInvoiceWords } from '#content/office-invoices.ts'
import type { InvoiceCard } from '#web/data/money.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import { invoiceHistory } from './invoice-history.ts'

export function InvoiceHistory({ card }: { card: InvoiceCard }) {
  return (
    <section className="inv-block">
      <h3>{officeInvoiceWords.history.title}</h3>
      <Timeline entries={invoiceHistory(card, new Date())} />
    </section>
  )
}
