import { useState } from 'react'
import { deleteCustomerWords as words } from '#content/customers.ts'
import { fullName } from '#domain/full-name.ts'
import type { Customer } from '#web/data/customers.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type DeleteCustomerDialogProps = {
  customer: Customer | undefined
  onKeep: () => void
  onDelete: (customer: Customer) => Promise<void>
}

/** Names the person and what is deleted with them; the focus starts on the safe answer. */
export function DeleteCustomerDialog({ customer, onKeep, onDelete }: DeleteCustomerDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const name = customer ? fullName(customer) : ''
  async function remove() {
    if (!customer) return
    setBusy(true)
    await onDelete(customer)
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open={Boolean(customer)}
      title={words.title(name)}
      keep={words.keep}
      onKeep={onKeep}
      act={words.remove}
      acting={words.removing}
      onAct={remove}
      isBusy={isBusy}
      tone="danger"
    >
      {customer && <p>{words.text(name)}</p>}
      <p className="mt-2 text-ink-soft">{words.undoable}</p>
    </ConfirmDialog>
  )
}
