import { useQuery } from '@tanstack/react-query'
import { galleryOffice as words } from '#content/gallery-office.ts'
import { tabWords } from '#content/office-tabs.ts'
import { readGallery } from '#web/data/gallery.ts'
import { ExternalLink } from '#web/icons/external-link.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { HeadAct } from '#web/office/frame/page-head.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { Outlet } from '#web/router/routing.tsx'
import { GalleryList } from './list.tsx'
import { PictureUploads } from './picture-uploads.tsx'

export function GalleryPage() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['gallery', session.user.id],
    queryFn: readGallery,
    staleTime: 0,
  })
  return (
    <OfficePage
      title={tabWords.gallery.title}
      lead={words.lead}
      actions={
        <HeadAct icon={ExternalLink} to="/gallery">
          {words.look}
        </HeadAct>
      }
    >
      <PictureUploads />
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {pictures => <GalleryList pictures={pictures} />}
      </QueryStates>
      <Outlet />
    </OfficePage>
  )
}
