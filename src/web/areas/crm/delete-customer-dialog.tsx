import { useState } from 'react'
import { deleteCustomerWords as words } from '#content/customers.ts'
import { customerName } from '#domain/customer.ts'
import type { Customer } from '#web/data/customers.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type DeleteCustomerDialogProps = {
  customer: Customer | undefined
  onKeep: () => void
  onDelete: (customer: Customer) => Promise<void>
}

/** Names the person and what goes along; the focus starts on the safe answer. */
export function DeleteCustomerDialog({ customer, onKeep, onDelete }: DeleteCustomerDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const name = customer ? customerName(customer) : ''
  async function remove() {
    if (!customer) return
    setBusy(true)
    await onDelete(customer)
    setBusy(false)
  }
  return (
    <Dialog
      open={Boolean(customer)}
      onClose={onKeep}
      title={words.title(name)}
      actions={
        <>
          <Button tone="quiet" onClick={onKeep}>
            {words.keep}
          </Button>
          <Button tone="danger" busy={isBusy} onClick={remove}>
            {isBusy ? words.removing : words.remove}
          </Button>
        </>
      }
    >
      {customer && <p>{words.text(name, customer.total_cleaning_count)}</p>}
      <p className="mt-2 text-ink-soft">{words.undoable}</p>
    </Dialog>
  )
}
