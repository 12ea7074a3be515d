import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  /** Says what will happen, and whether it can be undone. */
  children: ReactNode
  keep: string
  onKeep: () => void
  act: string
  onAct: () => void
  /** Shown while it is being done. */
  acting?: string
  isBusy?: boolean
  tone?: 'danger' | undefined
}

/** One question with two answers; the focus starts on the safe one. */
export function ConfirmDialog({
  open,
  title,
  children,
  keep,
  onKeep,
  act,
  onAct,
  ...look
}: ConfirmDialogProps) {
  const { acting = act, isBusy = false, tone } = look
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={onKeep}>
            {keep}
          </Button>
          <Button tone={tone} busy={isBusy} onClick={onAct}>
            {isBusy ? acting : act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
