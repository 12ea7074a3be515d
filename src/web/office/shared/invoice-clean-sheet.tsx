import { officeWords } from '#content/office.ts'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import type { CleanOf } from '#web/data/clean-invoice.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { InvoiceClean } from './invoice-clean-form.tsx'

type InvoiceCleanSheetProps = { of: CleanOf; title: string; isStored?: boolean; onClose: () => void }

export function InvoiceCleanSheet({ title, ...props }: InvoiceCleanSheetProps) {
  return (
    <Sheet
      open
      title={title}
      lead={officeInvoiceWords.clean.send}
      closeLabel={officeWords.close}
      onClose={props.onClose}
    >
      <InvoiceClean {...props} />
    </Sheet>
  )
}
