import { useState } from 'react'
import { photoWords } from '#content/job-photos.ts'
import { useAct } from '#web/acts/use-act.ts'
import {
  hangJobPhoto,
  type JobPhoto,
  noteConsent,
  removeJobPhoto,
  shareJobPhoto,
} from '#web/data/job-photos.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { PrivatePicture } from '#web/pictures/private-picture.tsx'
import { useNavigate } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const words = photoWords.sheet
const reads = ['day']

type PhotoSheetProps = { photo: JobPhoto | undefined; title: string; onClose: () => void }

/** One photograph in full: who may see it, and whether it stays. */
export function PhotoSheet({ photo, title, onClose }: PhotoSheetProps) {
  return (
    <Sheet open={Boolean(photo)} title={title} onClose={onClose}>
      {photo && (
        <div className="photo-sheet">
          <PrivatePicture photo={photo} width={1300} alt={title} />
          <WhoSees photo={photo} />
          <RemovePhoto photo={photo} onRemoved={onClose} />
        </div>
      )}
    </Sheet>
  )
}

function WhoSees({ photo }: { photo: JobPhoto }) {
  return (
    <>
      <PhotoTick
        title={words.share}
        hint={words.shareHint}
        isOn={photo.is_shared}
        set={next => shareJobPhoto(photo, next)}
      />
      <PhotoTick
        title={words.agree}
        hint={words.agreeHint}
        isOn={photo.agreed_at !== null}
        set={next => noteConsent(photo, next)}
      />
      <HangPhoto photo={photo} />
    </>
  )
}

type PhotoTickProps = {
  title: string
  hint: string
  isOn: boolean
  set: (next: boolean) => Promise<unknown>
}

/** Shows at once what was chosen; if that was not stored, it goes back. */
function PhotoTick({ title, hint, isOn, set }: PhotoTickProps) {
  const { act } = useAct(reads)
  const [wanted, setWanted] = useState<boolean>()
  async function choose(next: boolean) {
    setWanted(next)
    await act({ work: () => set(next), failed: words.failed })
    setWanted(undefined)
  }
  return (
    <CheckField
      label={
        <>
          {title}
          <small className="block text-ink-soft">{hint}</small>
        </>
      }
      checked={wanted ?? isOn}
      onChange={({ target }) => void choose(target.checked)}
    />
  )
}

/** For admins, once the client has agreed. */
function HangPhoto({ photo }: { photo: JobPhoto }) {
  const isAdmin = useHasRole('admin')
  const navigate = useNavigate()
  const { act, isBusy } = useAct(['gallery'])
  if (!isAdmin || !photo.agreed_at) return null
  const hang = () =>
    act({
      work: () => hangJobPhoto(photo),
      said: words.hung,
      failed: words.failed,
      onDone: id => navigate(`/admin/gallery/${id}`),
    })
  return (
    <div>
      <Button tone="quiet" busy={isBusy} onClick={() => void hang()}>
        {words.hang}
      </Button>
    </div>
  )
}

function RemovePhoto({ photo, onRemoved }: { photo: JobPhoto; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy } = useAct(reads)
  const remove = () =>
    act({
      work: () => removeJobPhoto(photo),
      said: words.removed,
      failed: words.failed,
      onDone: onRemoved,
    })
  return (
    <div>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.removeTitle}
        keep={words.keep}
        onKeep={() => setAsking(false)}
        act={words.removeForGood}
        onAct={() => void remove()}
        isBusy={isBusy}
        tone="danger"
      >
        {words.removeText}
      </ConfirmDialog>
    </div>
  )
}
