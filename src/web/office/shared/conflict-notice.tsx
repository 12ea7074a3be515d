import type { ReactNode } from 'react'
import { officeWords } from '#content/office.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type ConflictNoticeProps = { children: ReactNode; onTakeTheirs: () => void }

/** A colleague was quicker: says what changed and keeps what was typed; taking theirs is a choice. */
export function ConflictNotice({ children, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <Notice
      tone="wait"
      role="alert"
      action={
        <Button tone="quiet" onClick={onTakeTheirs}>
          {officeWords.conflict.takeTheirs}
        </Button>
      }
    >
      <b>{officeWords.conflict.title}</b> {children}
    </Notice>
  )
}
