import { linkWords as words } from '#content/admin.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'

export function LinksPage() {
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <LinkForm />
      <LinkList />
    </OfficePage>
  )
}
