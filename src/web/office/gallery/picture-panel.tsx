// One picture: its preview, its texts, and the button that removes it.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { officeWords } from '#content/office.ts'
import { tabWords } from '#content/office-tabs.ts'
import { type KeptPicture, readPicture } from '#web/data/gallery.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { ConflictNotice } from '#web/office/shared/conflict-notice.tsx'
import { useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { WaitingPanel } from '#web/office/shared/waiting-panel.tsx'
import { gallerySources } from '#web/pictures/gallery-sources.ts'
import { useParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SizedPicture } from '#web/ui/picture.tsx'
import { PictureFields } from './picture-fields.tsx'
import { RemovePicture } from './remove-picture.tsx'
import { usePictureForm } from './use-picture-form.ts'

const words = galleryOffice.panel

export function PicturePanel() {
  const { id = '' } = useParams()
  const { session } = useOfficeVisitor()
  const close = useClosePanel('/admin/gallery')
  const query = useQuery({
    queryKey: ['gallery-picture', session.user.id, id],
    queryFn: () => readPicture(id),
    // The form must start from the current version.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (query.data) return <OpenPicture key={id} picture={query.data} onClose={close} />
  return (
    <WaitingPanel
      query={query}
      title={tabWords.gallery.title}
      failed={galleryOffice.failed}
      gone={words.gone}
      onClose={close}
    />
  )
}

function OpenPicture({ picture, onClose }: { picture: KeptPicture; onClose: () => void }) {
  const formId = useId()
  const { form, isBusy, submit, bind, theirs, takeTheirs } = usePictureForm(picture, onClose)
  const sources = gallerySources(picture)
  return (
    <Panel
      title={picture.title || words.untitled}
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? officeWords.saving : galleryOffice.form.save}
          </Button>
          <RemovePicture picture={picture} onRemoved={onClose} />
        </>
      }
    >
      {sources && (
        <SizedPicture sources={sources} alt={picture.alt} sizes="420px" className="picture-shown" first />
      )}
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label={galleryOffice.form.title}
        className="grid gap-4"
      >
        {theirs && (
          <ConflictNotice onTakeTheirs={takeTheirs}>{officeWords.conflict.theirs(theirs)}</ConflictNotice>
        )}
        <PictureFields bind={bind} />
      </form>
    </Panel>
  )
}
