// Merging two records, and undoing it.
import { mergeWords as words } from '#content/customers.ts'
import { officeWords } from '#content/office.ts'
import type { MergeChoices } from '#domain/customer-merge.ts'
import { fullName } from '#domain/full-name.ts'
import { isChangedMeanwhile, Refusal } from '#domain/refusal.ts'
import { mergeCustomers, undoMerge } from '#web/data/customer-file.ts'
import type { Customer } from '#web/data/customers.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useRefreshCustomers } from './use-customer-actions.tsx'

export function useUndoMerge() {
  const refresh = useRefreshCustomers()
  return async (mergeId: string) => {
    try {
      await undoMerge(mergeId)
      showToast({ title: words.undone })
    } catch (error) {
      const text = error instanceof Refusal ? error.message : undefined
      showToast({ title: words.undoFailed, text, tone: 'bad' })
    }
    await refresh()
  }
}

export function useMerge() {
  const refresh = useRefreshCustomers()
  const undo = useUndoMerge()
  return async (keep: Customer, drop: Customer, choices: MergeChoices) => {
    try {
      const { merge_id } = await mergeCustomers(keep, drop, choices)
      const action = { label: officeWords.undo, onAct: () => undo(merge_id) }
      showToast({ title: words.merged(fullName(drop)), action })
    } catch (error) {
      showToast({ title: isChangedMeanwhile(error) ? words.changed : words.failed, tone: 'bad' })
    }
    await refresh()
  }
}
