import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { invoiceWords as words } from '#content/admin-money.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { type InvoiceRow, readInvoicePdf } from '#web/data/invoices.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Fetched with the visitor's own rights, then theirs to print or send. */
export function PrintButton({ row }: { row: InvoiceRow }) {
  const [isBusy, setBusy] = useState(false)
  const label = (row.cancelled_at ? words.creditNoteOf : words.pdf)(row.invoice_number)
  async function print() {
    setBusy(true)
    try {
      const name = `${row.cancelled_at ? 'credit-note' : 'invoice'}-${row.invoice_number.replace(/[^a-z0-9-]/gi, '-')}.pdf`
      saveFile({ name, type: 'application/pdf', text: await readInvoicePdf(row) })
    } catch {
      showToast({ title: words.pdfFailed, tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <Button tone="text" busy={isBusy} aria-label={label} onClick={print}>
      <FileDown aria-hidden="true" />
      {row.cancelled_at ? words.creditNote : words.columns.pdf}
    </Button>
  )
}
