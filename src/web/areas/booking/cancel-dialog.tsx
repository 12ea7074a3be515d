import { manageWords } from '#content/manage-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const words = manageWords.cancelling

type CancelDialogProps = { open: boolean; isBusy: boolean; onKeep: () => void; onCancel: () => void }

export function CancelDialog({ open, isBusy, onKeep, onCancel }: CancelDialogProps) {
  const actions = (
    <>
      <Button tone="quiet" onClick={onKeep}>
        {words.keep}
      </Button>
      <Button busy={isBusy} onClick={onCancel}>
        {words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onKeep} title={words.title} actions={actions}>
      <p>{words.text}</p>
    </Dialog>
  )
}
