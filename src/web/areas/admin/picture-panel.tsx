// One picture: how it looks, what is said of it, and the way out of the gallery.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useParams } from 'react-router'
import { galleryOffice } from '#content/gallery-office.ts'
import { officeWords } from '#content/office.ts'
import { tabWords } from '#content/office-tabs.ts'
import { type KeptPicture, readPicture } from '#web/data/gallery.ts'
import { gallerySources } from '#web/gallery-sources.ts'
import { ConflictNotice } from '#web/office/conflict-notice.tsx'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { useClosePanel } from '#web/office/use-close-panel.ts'
import { WaitingPanel } from '#web/office/waiting-panel.tsx'
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
    // What is typed over must be what is there.
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
