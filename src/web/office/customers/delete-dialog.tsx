import { deleteCustomerWords as words } from '#content/customers.ts'
import { fullName } from '#domain/full-name.ts'
import type { Customer } from '#web/data/customers.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type DeleteCustomerDialogProps = {
  customer: Customer | undefined
  onKeep: () => void
  onDelete: (customer: Customer) => void
  isBusy: boolean
}

/** Names the person and what is deleted with them; the focus starts on the safe answer. */
export function DeleteCustomerDialog({ customer, onKeep, onDelete, isBusy }: DeleteCustomerDialogProps) {
  const name = customer ? fullName(customer) : ''
  return (
    <ConfirmDialog
      open={Boolean(customer)}
      title={words.title(name)}
      keep={words.keep}
      onKeep={onKeep}
      act={words.remove}
      acting={words.removing}
      onAct={() => customer && onDelete(customer)}
      isBusy={isBusy}
      tone="danger"
    >
      {customer && <p>{words.text(name)}</p>}
      <p className="mt-2 text-ink-soft">{words.undoable}</p>
    </ConfirmDialog>
  )
}
