import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { privacyWords } from '#content/privacy.ts'
import { Refusal } from '#domain/refusal.ts'
import { erasePerson, type PersonAsked } from '#web/data/privacy.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

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
  const [isBusy, setBusy] = useState(false)
  async function erase() {
    setBusy(true)
    try {
      await erasePerson(asked)
      // Nothing of the person stays in this browser either.
      queries.clear()
      showOnlyToast({ title: words.done })
      onErased()
    } catch (error) {
      showOnlyToast({ ...(error instanceof Refusal ? refused(error) : words.failed), tone: 'bad' })
      setBusy(false)
    }
  }
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

const refused = ({ message }: Refusal) => ({ title: words.failed.title, text: message })
