// Marks many items as done, or as new again; the message says how many, and its Undo affects exactly those.
import { inboxManyNotices as notices } from '#content/inbox.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type InboxLine, markMany, type Seen } from '#web/data/inbox.ts'
import { inboxKeys } from '#web/office/shared/read-keys.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

export function useMarkMany(onMarked: () => void) {
  const { act, isBusy } = useAct(inboxKeys)
  const mark = (lines: InboxLine[], isDone: boolean) => {
    const words = isDone ? notices.done : notices.reopened
    const leftOf = (changed: Seen[]) => lines.length - changed.length
    return act({
      work: () => markMany(lines, isDone),
      said: changed => ({
        title: words.said(changed.length),
        ...(leftOf(changed) > 0 && { text: words.left(leftOf(changed)) }),
      }),
      failed: failureOf,
      undo: changed => changed.length > 0 && takeBack(changed, isDone),
      onDone: onMarked,
    })
  }
  return { mark, isBusy }
}

const takeBack = (changed: Seen[], wasDone: boolean) => ({
  work: async () => {
    const back = await markMany(changed, !wasDone)
    if (back.length < changed.length) showOnlyToast(notices.takenBack(back.length, changed.length))
  },
})

// Without a code the connection broke before the answer: it may or may not have arrived.
const failureOf = (error: unknown) => ((error as { code?: string }).code ? notices.failed : notices.noAnswer)
