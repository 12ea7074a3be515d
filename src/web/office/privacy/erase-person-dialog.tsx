import { useQueryClient } from '@tanstack/react-query'
import { privacyWords } from '#content/privacy.ts'
import { useAct } from '#web/acts/use-act.ts'
import { erasePerson, type PersonAsked } from '#web/data/privacy.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const words = privacyWords.eraseDialog

type ErasePersonDialogProps = {
  asked: PersonAsked
  name: string
  open: boolean
  onKeep: () => void
  onErased: () => void
}

/** Says that it cannot be undone; the focus starts on the safe answer. */
export function ErasePersonDialog({ asked, name, open, onKeep, onErased }: ErasePersonDialogProps) {
  const queries = useQueryClient()
  const { act, isBusy } = useAct([])
  const erase = () =>
    act({
      work: () => erasePerson(asked),
      said: { title: words.done },
      failed: words.failed,
      onDone: () => {
        // Nothing of the person stays in this browser either.
        queries.clear()
        onErased()
      },
    })
  return (
    <ConfirmDialog
      open={open}
      title={words.title(name)}
      keep={words.keep}
      onKeep={onKeep}
      act={words.erase}
      acting={words.erasing}
      onAct={erase}
      isBusy={isBusy}
      tone="danger"
    >
      <p>{words.text}</p>
      <p className="mt-2 text-ink-soft">{words.backups}</p>
    </ConfirmDialog>
  )
}
