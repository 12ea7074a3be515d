import { LogOut, SunMoon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { officeWords } from '#content/office.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import type { FrameParts } from './frame-parts.ts'
import { OtherArea } from './office-rail.tsx'
import { useOfficeVisitor } from './office-visitor.ts'
import { TabIcon } from './tab-icon.tsx'

type MoreSheetProps = FrameParts & { open: boolean; onClose: () => void }

/** What the phone's bottom bar cannot hold. */
export function MoreSheet({ area, groups, onOpen, open, onClose }: MoreSheetProps) {
  const { session } = useOfficeVisitor()
  const tabs = groups.flat().filter(({ short }) => !short)
  const openTheme = (event: MouseEvent) => {
    event.stopPropagation()
    onOpen('theme')
  }
  return (
    <Sheet open={open} onClose={onClose} title={officeWords.more} lead={session.user.email}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever is chosen inside, the sheet has done its work */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      <div className="more-list" onClick={onClose}>
        {tabs.map(tab => (
          <Link key={tab.path} className="office-link" to={tab.path}>
            <TabIcon path={tab.path} />
            {tab.label}
          </Link>
        ))}
        <OtherArea area={area} />
        <button type="button" className="office-link" onClick={openTheme}>
          <SunMoon aria-hidden="true" />
          {officeWords.theme.title}
        </button>
        <Link className="office-link" to="/auth?sign-out">
          <LogOut aria-hidden="true" />
          {officeWords.signOut}
        </Link>
      </div>
    </Sheet>
  )
}
