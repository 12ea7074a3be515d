// A button and what it does to stored data, told in one place.
import { type ComponentProps, type ReactNode, use, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useKey } from '#web/ui/keys.ts'
import { type Act, useAct } from './use-act.ts'
import { ChangeContext } from './use-change.ts'

type ActButtonProps<After> = {
  work: () => Promise<After>
  said?: Act<After>['said']
  failed?: Act<After>['failed']
  onDone?: (after: After) => unknown
  /** How what came of it is taken back. */
  undo?: Act<After>['undo']
  /** The single key that presses it. */
  shortcut?: string | false | undefined
  /** What is asked before. */
  ask?: { title: string; text: ReactNode; keep: string } | undefined
} & Pick<
  ComponentProps<typeof Button>,
  'tone' | 'size' | 'className' | 'disabled' | 'children' | 'aria-label'
>

/** Busy while it runs. In a panel only one of its buttons acts at a time. */
export function ActButton<After>(props: ActButtonProps<After>) {
  const { work, said, failed, onDone, undo, shortcut, ask, ...button } = props
  const own = useAct()
  const change = use(ChangeContext)
  const { act, isBusy } = change ?? own
  const [isAsking, setAsking] = useState(false)
  // Where it did not work the question stays.
  const press = async () => {
    if (await act({ work, said, failed, onDone, undo })) setAsking(false)
  }
  const begin = ask ? () => setAsking(true) : press
  useKey(shortcut || '', shortcut && !button.disabled ? begin : undefined)
  return (
    <>
      <Button {...button} busy={isBusy} onClick={begin} />
      {ask && (
        <ConfirmDialog
          open={isAsking && !change?.isOvertaken}
          title={ask.title}
          keep={ask.keep}
          onKeep={() => setAsking(false)}
          act={String(button.children)}
          onAct={press}
          isBusy={isBusy}
          tone={button.tone === 'danger' ? 'danger' : undefined}
        >
          <p>{ask.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
