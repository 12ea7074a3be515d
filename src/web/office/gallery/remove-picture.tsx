import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { type KeptPicture, removePicture } from '#web/data/gallery.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = galleryOffice.panel

/** Its files go with it, so it asks first. */
export function RemovePicture({ picture, onRemoved }: { picture: KeptPicture; onRemoved: () => void }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function remove() {
    if (isBusy) return
    setBusy(true)
    const isRemoved = await removePicture(picture.id).then(
      () => true,
      () => false,
    )
    setBusy(false)
    setAsking(false)
    if (!isRemoved) return showOnlyToast({ ...words.removeFailed, tone: 'bad' })
    onRemoved()
    showOnlyToast({ title: words.removed })
    await queries.invalidateQueries({ queryKey: ['gallery'] })
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
