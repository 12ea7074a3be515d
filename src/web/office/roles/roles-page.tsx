import { useState } from 'react'
import { roleWords as words } from '#content/admin.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteOffer } from './invite-offer.tsx'
import { PromoteForm, type Wanted } from './promote-form.tsx'
import { TeamList } from './team-list.tsx'

export function RolesPage() {
  const [unknown, setUnknown] = useState<Wanted>()
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <PromoteForm onUnknown={setUnknown} />
      {unknown && (
        <InviteOffer
          key={unknown.email + unknown.role}
          wanted={unknown}
          onMailed={() => setUnknown(undefined)}
        />
      )}
      <TeamList />
      <InvitationList />
    </OfficePage>
  )
}
