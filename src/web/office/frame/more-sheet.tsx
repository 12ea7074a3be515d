import { LogOut, Search, SlidersHorizontal } from 'lucide-react'
import type { MouseEvent } from 'react'
import { officeWords } from '#content/office.ts'
import { Link } from '#web/router/link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { FrameParts, OpenSheet } from './frame-parts.ts'
import { useHasRole, useOfficeVisitor } from './office-visitor.ts'
import { FiguresLink, OtherArea } from './rail.tsx'
import { TabIcon } from './tab-icon.tsx'

type MoreSheetProps = FrameParts & { open: boolean; onClose: () => void }

/** The tabs that do not fit into the phone's bottom bar. */
export function MoreSheet({ area, groups, onOpen, open, onClose }: MoreSheetProps) {
  const { session } = useOfficeVisitor()
  const isAdmin = useHasRole('admin')
  const tabs = groups.flat().filter(({ short, halfOf }) => !short && !halfOf)
  const links = tabs.flatMap(({ path, label, pages = [] }) => [
    { path, label },
    ...pages.flatMap(page => (page.shortcut && isAdmin ? { path: page.path, label: page.shortcut } : [])),
  ])
  const opening = (sheet: OpenSheet) => (event: MouseEvent) => {
    event.stopPropagation()
    onOpen(sheet)
  }
  return (
    <Sheet open={open} onClose={onClose} title={officeWords.more} lead={session.user.email}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever is chosen inside, the sheet has done its work */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      <div className="more-list" onClick={onClose}>
        <button type="button" className="office-link" onClick={opening('find')}>
          <Search aria-hidden="true" />
          {officeWords.find.title}
        </button>
        {links.map(({ path, label }) => (
          <Link key={path} className="office-link" to={path}>
            <TabIcon path={path} />
            {label}
          </Link>
        ))}
        <OtherArea area={area} />
        <FiguresLink />
        <button type="button" className="office-link" onClick={opening('mine')}>
          <SlidersHorizontal aria-hidden="true" />
          {officeWords.mine}
        </button>
        <Link className="office-link" to="/auth?sign-out">
          <LogOut aria-hidden="true" />
          {officeWords.signOut}
        </Link>
      </div>
    </Sheet>
  )
}
