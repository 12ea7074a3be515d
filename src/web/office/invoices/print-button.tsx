import { invoiceWords as words } from '#content/admin-money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { type InvoiceRow, readInvoicePdf } from '#web/data/invoices.ts'
import { FileDown } from '#web/icons/file-down.ts'
import { Button } from '#web/ui/button.tsx'

/** Fetched with the visitor's own rights, then theirs to print or send. */
export function PrintButton({ row }: { row: InvoiceRow }) {
  const { act, isBusy } = useAct([])
  const label = (row.cancelled_at ? words.creditNoteOf : words.pdf)(row.invoice_number)
  const name = `${row.cancelled_at ? 'credit-note' : 'invoice'}-${row.invoice_number.replace(/[^a-z0-9-]/gi, '-')}.pdf`
  const print = () =>
    act({
      work: () => readInvoicePdf(row),
      failed: { title: words.pdfFailed },
      onDone: text => saveFile({ name, type: 'application/pdf', text }),
    })
  return (
    <Button tone="text" busy={isBusy} aria-label={label} onClick={print}>
      <FileDown aria-hidden="true" />
      {row.cancelled_at ? words.creditNote : words.columns.pdf}
    </Button>
  )
}
