import { roleWords as words } from '#content/admin.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { PromoteForm } from './promote-form.tsx'
import { TeamList } from './team-list.tsx'

export function RolesPage() {
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <PromoteForm />
      <TeamList />
    </OfficePage>
  )
}
