import { useState } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { Refusal } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type KeptPicture, removePicture } from '#web/data/gallery.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const words = galleryOffice.panel

// Only that it stands elsewhere is something to act on here.
const whyKept = (error: unknown) =>
  error instanceof Refusal && error.code === 'in_use'
    ? { ...words.removeFailed, text: error.message }
    : words.removeFailed

/** Its files go with it, so it asks first. */
export function RemovePicture({ picture, onRemoved }: { picture: KeptPicture; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy } = useAct(['gallery'])
  async function remove() {
    await act({
      work: () => removePicture(picture.id),
      said: { title: words.removed },
      failed: whyKept,
      onDone: onRemoved,
    })
    setAsking(false)
  }
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.removeTitle(picture.title || words.untitled)}
        keep={words.keep}
        onKeep={() => setAsking(false)}
        act={words.removeForGood}
        onAct={remove}
        isBusy={isBusy}
        tone="danger"
      >
        {words.removeText}
      </ConfirmDialog>
    </>
  )
}
