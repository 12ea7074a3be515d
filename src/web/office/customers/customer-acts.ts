// What is told of a customer and done with one, in the list and in the record.
import { deleteCustomerWords, mergeWords } from '#content/customers.ts'
import { formatShortMonth, monthOf, todayAt } from '#domain/calendar.ts'
import { undoMerge } from '#web/data/customer-file.ts'
import { restoreCustomer } from '#web/data/customers.ts'

/** 'Mar 2024', on the business's calendar. */
export function sinceMonth({ created_at }: { created_at: string }): string {
  return formatShortMonth(monthOf(todayAt(new Date(created_at))))
}

export const bringBack = (id: string, name: string) => ({
  work: () => restoreCustomer(id),
  said: { title: deleteCustomerWords.restored(name) },
  failed: { title: deleteCustomerWords.restoreFailed },
})

export const unmerge = (mergeId: string) => ({
  work: () => undoMerge(mergeId),
  said: { title: mergeWords.undone },
  failed: { title: mergeWords.undoFailed },
})
