// Marks many items as done, or as new again; the message says how many, and its Undo affects exactly those.
import { useRef, useState } from 'react'
import { inboxManyNotices as notices } from '#content/inbox.ts'
import { officeWords } from '#content/office.ts'
import { type InboxLine, markMany, type Seen } from '#web/data/inbox.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { useRefreshInbox } from './use-inbox-change.tsx'

export function useMarkMany(onMarked: () => void) {
  const refresh = useRefreshInbox()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)

  async function mark(lines: InboxLine[], isDone: boolean) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      const changed = await markMany(lines, isDone)
      sayMarked({ changed, asked: lines.length, isDone })
      onMarked()
    } catch (error) {
      sayFailed(error)
    } finally {
      await refresh()
      isRunning.current = false
      setBusy(false)
    }
  }

  function sayMarked({ changed, asked, isDone }: { changed: Seen[]; asked: number; isDone: boolean }) {
    const words = isDone ? notices.done : notices.reopened
    const left = asked - changed.length
    const takeBack = { label: officeWords.undo, onAct: () => void undo(changed, isDone) }
    showOnlyToast({
      title: words.said(changed.length),
      ...(left > 0 && { text: words.left(left) }),
      ...(changed.length > 0 && { action: takeBack }),
    })
  }

  async function undo(changed: Seen[], wasDone: boolean) {
    try {
      const back = await markMany(changed, !wasDone)
      if (back.length < changed.length) showOnlyToast(notices.takenBack(back.length, changed.length))
    } catch (error) {
      sayFailed(error)
    }
    await refresh()
  }

  return { mark, isBusy }
}

// Without a code the connection broke before the answer: it may or may not have arrived.
function sayFailed(error: unknown) {
  const isAnswered = Boolean((error as { code?: string }).code)
  showOnlyToast({ ...(isAnswered ? notices.failed : notices.noAnswer), tone: 'bad' })
}
