import { lazy, type ReactNode, Suspense, useState } from 'react'
import { officeWords } from '#content/office.ts'
import type { OfficeVisitor } from '#web/data/auth.ts'
import type { OfficeArea } from '#web/office/tabs.ts'
import { Link } from '#web/router/link.tsx'
import { Outlet, useGuarded, useLocation, useNavigate } from '#web/router/routing.tsx'
import { useKey, useNumberKeys } from '#web/ui/keys.ts'
import { PanelPlace } from '#web/ui/panel.tsx'
import { actOnNewestToast } from '#web/ui/toast-store.ts'
import { OfficeBar } from './bar.tsx'
import { FindSheet } from './find-sheet.tsx'
import type { FrameParts, OpenSheet } from './frame-parts.ts'
import { MoreSheet } from './more-sheet.tsx'
import { OfficeVisitorContext, useHasRole } from './office-visitor.ts'
import { OfficeRail } from './rail.tsx'
import { tabAt, tabsFor } from './tabs-on-view.ts'

// Fetched when they are first opened, and left in place: a closed dialog gives the focus back.
const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet }))
const OwnSheet = lazy(async () => ({ default: (await import('./own-sheet.tsx')).OwnSheet }))

/** The office: a rail and one sheet on a laptop, a bar above and one below on a phone. */
export function OfficeFrame({ area, floating }: { area: OfficeArea; floating?: ReactNode }) {
  const visitor = useGuarded<OfficeVisitor>()
  const groups = tabsFor(area, visitor.roles)
  const tabs = groups.flat()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<OpenSheet>()
  const [fetched, setFetched] = useState<OpenSheet[]>([])
  const open = (wanted: OpenSheet) => {
    setSheet(wanted)
    setFetched(known => [...known, wanted])
  }
  const close = () => setSheet(undefined)
  useNumberKeys(
    tabs.slice(0, 9).map(
      ({ path }) =>
        () =>
          void navigate(path),
    ),
  )
  useKey('/', () => open('find'))
  useKey('?', () => open('keys'))
  useKey('z', actOnNewestToast)
  const frame: FrameParts = { area, groups, current: tabAt(tabs, pathname), onOpen: open }
  return (
    <OfficeVisitorContext value={visitor}>
      <div className="office">
        <a className="office-skip" href="#sheet">
          {officeWords.skipLink}
        </a>
        <OfficeBar {...frame} />
        <OfficeRail {...frame} />
        <main id="sheet" tabIndex={-1} className="office-sheet">
          <div className="office-page">
            <WayToOwn />
            <Outlet />
          </div>
          <PanelPlace />
        </main>
        {floating}
      </div>
      <FindSheet open={sheet === 'find'} onClose={close} />
      <Suspense>
        {fetched.includes('mine') && <OwnSheet open={sheet === 'mine'} onClose={close} />}
        {fetched.includes('keys') && <KeysSheet open={sheet === 'keys'} onClose={close} />}
      </Suspense>
      <MoreSheet {...frame} open={sheet === 'more'} onClose={close} />
    </OfficeVisitorContext>
  )
}

/** Everybody who signs in at /auth comes here; what a client has booked is on the dashboard. */
function WayToOwn() {
  if (useHasRole('staff')) return null
  const { text, label } = officeWords.own
  return (
    <p className="note-box">
      {text}{' '}
      <Link to="/dashboard" className="note-link">
        {label}
      </Link>
    </p>
  )
}
