import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { type KeptPicture, removePicture } from '#web/data/gallery.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.removeTitle(picture.title || words.untitled)}
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button tone="danger" busy={isBusy} onClick={remove}>
              {words.removeForGood}
            </Button>
          </>
        }
      >
        {words.removeText}
      </Dialog>
    </>
  )
}
