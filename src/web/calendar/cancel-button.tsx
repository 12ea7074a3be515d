import { useState } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ChangeOutcome } from './use-booking-change.ts'

type CancelButtonProps = ButtonVariant & {
  label: string
  /** A regular visit is skipped: the others stay. */
  isVisit: boolean
  isBusy: boolean
  onCancel: () => Promise<ChangeOutcome>
  onCancelled: () => void
}

/** Asks for confirmation, because it cannot be undone. */
export function CancelButton(props: CancelButtonProps) {
  const { label, isVisit, isBusy, onCancel, onCancelled, ...variant } = props
  const words = isVisit ? manageWords.visit : manageWords.cancelling
  const [isAsking, setAsking] = useState(false)

  async function cancel() {
    const { isDone } = await onCancel()
    setAsking(false)
    if (isDone) onCancelled()
  }

  const actions = (
    <>
      <Button tone="quiet" onClick={() => setAsking(false)}>
        {words.keep}
      </Button>
      <Button busy={isBusy} onClick={cancel}>
        {words.confirm}
      </Button>
    </>
  )
  return (
    <>
      <Button tone="quiet" {...variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={words.title} actions={actions}>
        <p>{words.text}</p>
      </Dialog>
    </>
  )
}
