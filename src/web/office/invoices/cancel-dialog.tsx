import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invoiceWords } from '#content/admin-money.ts'
import { Refusal } from '#domain/refusal.ts'
import { cancelInvoice, type InvoiceRow } from '#web/data/invoices.ts'
import { ReasonDialog } from '#web/office/shared/reason-dialog.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = invoiceWords.cancel

type CancelInvoiceDialogProps = {
  row: InvoiceRow
  onClose: () => void
  /** Copies its correct values into the next line. */
  onWriteAnew: (row: InvoiceRow) => void
}

export function CancelInvoiceDialog({ row, onClose, onWriteAnew }: CancelInvoiceDialogProps) {
  const queries = useQueryClient()
  const [isAnew, setAnew] = useState(true)
  async function cancel(reason: string) {
    try {
      await cancelInvoice(row, reason)
    } catch (error) {
      const text = error instanceof Refusal ? error.message : words.failed.text
      showOnlyToast({ title: words.failed.title, text, tone: 'bad' })
      return false
    } finally {
      const keys = ['invoices', 'invoice-totals', 'customer']
      await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
    }
    showOnlyToast({ title: words.done(row.invoice_number) })
    onClose()
    if (isAnew) onWriteAnew(row)
    return true
  }
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
