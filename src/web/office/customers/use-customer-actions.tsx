// Actions on a customer, from the list and from the panel: delete with undo, count a referral.
import { useState } from 'react'
import { deleteCustomerWords } from '#content/customers.ts'
import { fullName } from '#domain/full-name.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { useAct } from '#web/acts/use-act.ts'
import { addReferral, type Customer, deleteCustomer, restoreCustomer } from '#web/data/customers.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { DeleteCustomerDialog } from './delete-dialog.tsx'

export type CustomerActions = ReturnType<typeof useCustomerActions>

export function useCustomerActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const [toDelete, setToDelete] = useState<Customer>()
  const { act, isBusy } = useAct(customerKeys)

  const countReferral = ({ id }: Customer) =>
    act({
      work: () => addReferral(id),
      said: customerNotices.referralAdded,
      failed: customerNotices.referralFailed,
    })

  const remove = (customer: Customer) =>
    act({
      work: () => deleteCustomer(customer.id),
      said: customerNotices.deleted,
      failed: () => customerNotices.deleteFailed,
      undo: () => bringBack(customer.id, fullName(customer)),
      onDone: () => {
        setToDelete(undefined)
        onDeleted?.()
      },
    })

  const keep = () => setToDelete(undefined)
  const dialog = <DeleteCustomerDialog customer={toDelete} onKeep={keep} onDelete={remove} isBusy={isBusy} />
  return { askToDelete: setToDelete, countReferral, dialog }
}

export const bringBack = (id: string, name: string) => ({
  work: () => restoreCustomer(id),
  said: { title: deleteCustomerWords.restored(name) },
  failed: { title: deleteCustomerWords.restoreFailed },
})
