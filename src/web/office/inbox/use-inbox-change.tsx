// Every change to an Inbox item goes through here: one at a time, with undo, and never over a colleague's change.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { inboxNotices, inboxPanelWords as words } from '#content/inbox.ts'
import { officeWords } from '#content/office.ts'
import { formatMoment } from '#domain/calendar.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import type { InboxItem } from '#web/data/inbox.ts'
import { pulseKey } from '#web/office/frame/use-pulse.ts'
import { ConflictNotice } from '#web/office/shared/conflict-notice.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Change<After> = {
  change: () => Promise<After>
  /** The message, and how to undo it. */
  said: string
  undo?: (after: After) => Promise<unknown>
  /** Called after success. */
  onDone?: () => void
}

export type InboxChange = ReturnType<typeof useInboxChange>

/** Called when the colleague's version is chosen instead of the typed one. */
export function useInboxChange(item: InboxItem, onTakeTheirs?: () => void) {
  const refresh = useRefreshInbox()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [isConflict, setConflict] = useState(false)

  async function run<After>({ change, said, undo, onDone }: Change<After>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    try {
      const after = await change()
      setConflict(false)
      showToast({ title: said, ...(undo && { action: takeBack(() => undo(after)) }) })
      onDone?.()
      return true
    } catch (error) {
      if (!isChangedMeanwhile(error)) showToast({ ...inboxNotices.failed, tone: 'bad' })
      else setConflict(true)
      return false
    } finally {
      await refresh()
      isRunning.current = false
      setBusy(false)
    }
  }

  const takeBack = (undo: () => Promise<unknown>) => ({
    label: officeWords.undo,
    onAct: () =>
      void undo()
        .catch(error => showToast({ ...refusedUndo(error), tone: 'bad' }))
        .then(refresh),
  })

  const takeTheirs = () => {
    setConflict(false)
    onTakeTheirs?.()
  }
  const conflict: ReactNode = isConflict && (
    <ConflictNotice onTakeTheirs={takeTheirs}>{whatChanged(item)}</ConflictNotice>
  )
  return { run, isBusy, conflict }
}

/** After a change: the list, the count in the tab and the open panel read again; so do the pages of customers. */
export function useRefreshInbox() {
  const queries = useQueryClient()
  return async () => {
    const keys = ['inbox', pulseKey, 'inbox-item', 'customers', 'customer']
    await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
  }
}

function whatChanged({ history }: InboxItem): string {
  const last = history.at(-1)
  if (!last) return words.conflictAnyhow
  return words.conflict(
    words.by(words.steps[last.what], last.who),
    formatMoment(new Date(last.at), new Date()),
  )
}

const refusedUndo = (error: unknown) =>
  isChangedMeanwhile(error)
    ? { title: officeWords.conflict.title, text: words.conflictAnyhow }
    : inboxNotices.failed
