// Actions on a customer, from the list and from the panel: delete with undo, count a referral.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteCustomerWords } from '#content/customers.ts'
import { officeWords } from '#content/office.ts'
import { fullName } from '#domain/full-name.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { addReferral, type Customer, deleteCustomer, restoreCustomer } from '#web/data/customers.ts'
import { pulseKey } from '#web/office/frame/use-pulse.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { DeleteCustomerDialog } from './delete-dialog.tsx'

export type CustomerActions = ReturnType<typeof useCustomerActions>

export function useCustomerActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const [toDelete, setToDelete] = useState<Customer>()
  const [referring, setReferring] = useState<string>()
  const refresh = useRefreshCustomers()

  async function countReferral({ id }: Customer) {
    if (referring) return
    setReferring(id)
    try {
      await addReferral(id)
      showToast(customerNotices.referralAdded)
      await refresh()
    } catch {
      showToast({ ...customerNotices.referralFailed, tone: 'bad' })
    }
    setReferring(undefined)
  }

  async function remove(customer: Customer) {
    try {
      await deleteCustomer(customer.id)
    } catch {
      return showToast({ ...customerNotices.deleteFailed, tone: 'bad' })
    }
    setToDelete(undefined)
    onDeleted?.()
    const undo = {
      label: officeWords.undo,
      onAct: () => bringBack(customer.id, fullName(customer), refresh),
    }
    showToast({ ...customerNotices.deleted, action: undo })
    await refresh()
  }

  const dialog = (
    <DeleteCustomerDialog customer={toDelete} onKeep={() => setToDelete(undefined)} onDelete={remove} />
  )
  return { askToDelete: setToDelete, countReferral, referring, dialog }
}

export async function bringBack(id: string, name: string, refresh: () => Promise<void>) {
  try {
    await restoreCustomer(id)
    showToast({ title: deleteCustomerWords.restored(name) })
    await refresh()
  } catch {
    showToast({ title: deleteCustomerWords.restoreFailed, tone: 'bad' })
  }
}

/** After a change: every list, figure and panel that shows customers reads again. */
export function useRefreshCustomers() {
  const queries = useQueryClient()
  return async () => {
    const keys = [
      'customers',
      'customer-figures',
      'customer',
      'deleted-customers',
      'inbox',
      pulseKey,
      'inbox-item',
      'services',
      'service-totals',
    ]
    await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
  }
}
