import { useState } from 'react'
import { invoiceWords } from '#content/admin-money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { cancelInvoice, type InvoiceRow } from '#web/data/invoices.ts'
import { invoiceKeys } from '#web/office/shared/read-keys.ts'
import { ReasonDialog } from '#web/office/shared/reason-dialog.tsx'
import { CheckField } from '#web/ui/field.tsx'

const words = invoiceWords.cancel

type CancelInvoiceDialogProps = {
  row: InvoiceRow
  onClose: () => void
  /** Copies its correct values into the next line. */
  onWriteAnew: (row: InvoiceRow) => void
}

export function CancelInvoiceDialog({ row, onClose, onWriteAnew }: CancelInvoiceDialogProps) {
  const { act } = useAct(invoiceKeys)
  const [isAnew, setAnew] = useState(true)
  const cancel = (reason: string) =>
    act({
      work: () => cancelInvoice(row, reason),
      said: { title: words.done(row.invoice_number) },
      failed: words.failed,
      onDone: () => {
        onClose()
        if (isAnew) onWriteAnew(row)
      },
    })
  return (
    <ReasonDialog
      draftKey={`cancel-invoice-${row.id}`}
      words={{ ...words, title: words.title(row.invoice_number) }}
      onKeep={onClose}
      onConfirm={cancel}
    >
      <CheckField label={words.anew} checked={isAnew} onChange={() => setAnew(!isAnew)} />
    </ReasonDialog>
  )
}
