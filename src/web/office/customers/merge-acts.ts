// Merging two records, and undoing it.
import { mergeWords as words } from '#content/customers.ts'
import type { MergeChoices } from '#domain/customer-merge.ts'
import { fullName } from '#domain/full-name.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import type { Act } from '#web/acts/use-act.ts'
import { mergeCustomers, settleSuggestion, undoMerge } from '#web/data/customer-file.ts'
import type { Customer } from '#web/data/customers.ts'

export const unmerge = (mergeId: string) => ({
  work: () => undoMerge(mergeId),
  said: { title: words.undone },
  failed: { title: words.undoFailed },
})

export const merge = (keep: Customer, drop: Customer, choices: MergeChoices): Act<{ merge_id: string }> => ({
  name: 'merge',
  work: () => mergeCustomers(keep, drop, choices),
  said: { title: words.merged(fullName(drop)) },
  failed: error => ({ title: isChangedMeanwhile(error) ? words.changed : words.failed }),
  undo: ({ merge_id }) => unmerge(merge_id),
})

/** Two people, for good. */
export const part = (suggestionId: string) => ({
  name: 'part',
  work: () => settleSuggestion(suggestionId, false),
  said: { title: words.dismissed },
  failed: { title: words.dismissFailed },
})
