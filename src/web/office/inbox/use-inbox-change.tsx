// Every change to an Inbox item goes through here: one at a time, with undo, and never over a colleague's change.
import { type ReactNode, useState } from 'react'
import { inboxNotices, inboxPanelWords as words } from '#content/inbox.ts'
import { officeWords } from '#content/office.ts'
import { formatMoment } from '#domain/calendar.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import type { InboxItem } from '#web/data/inbox.ts'
import { ConflictNotice } from '#web/office/shared/conflict-notice.tsx'
import { inboxKeys } from '#web/office/shared/read-keys.ts'

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
  const { act, isBusy } = useAct(inboxKeys)
  const [isConflict, setConflict] = useState(false)

  const run = <After,>({ change, said, undo, onDone }: Change<After>) =>
    act<After>({
      work: change,
      said: { title: said },
      failed: failureOf,
      undo: undo && (after => ({ work: () => undo(after) })),
      onDone: () => {
        setConflict(false)
        onDone?.()
      },
      onConflict: () => setConflict(true),
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

function whatChanged({ history }: InboxItem): string {
  const last = history.at(-1)
  if (!last) return words.conflictAnyhow
  return words.conflict(
    words.by(words.steps[last.what], last.who),
    formatMoment(new Date(last.at), new Date()),
  )
}

const failureOf = (error: unknown) =>
  isChangedMeanwhile(error)
    ? { title: officeWords.conflict.title, text: words.conflictAnyhow }
    : inboxNotices.failed
