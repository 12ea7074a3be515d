import { type ReactNode, useState } from 'react'
import { Outlet, useLoaderData, useLocation, useNavigate } from 'react-router'
import { officeWords } from '#content/office.ts'
import type { OfficeVisitor } from '#web/data/auth.ts'
import { useKey, useNumberKeys } from '#web/ui/keys.ts'
import { PanelPlace } from '#web/ui/panel.tsx'
import { actOnNewestToast } from '#web/ui/toast-store.ts'
import { FindSheet } from './find-sheet.tsx'
import type { FrameParts, OpenSheet } from './frame-parts.ts'
import { KeysSheet } from './keys-sheet.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeRail } from './office-rail.tsx'
import { type OfficeArea, tabAt, tabsFor } from './office-tabs.ts'
import { OfficeVisitorContext } from './office-visitor.ts'
import { ThemeSheet } from './theme-sheet.tsx'

/** The office: a rail and one sheet on a laptop, a bar above and one below on a phone. */
export function OfficeFrame({ area, floating }: { area: OfficeArea; floating?: ReactNode }) {
  const visitor = useLoaderData<OfficeVisitor>()
  const groups = tabsFor(area, visitor.roles)
  const tabs = groups.flat()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<OpenSheet>()
  const close = () => setSheet(undefined)
  useNumberKeys(
    tabs.slice(0, 9).map(
      ({ path }) =>
        () =>
          void navigate(path),
    ),
  )
  useKey('/', () => setSheet('find'))
  useKey('?', () => setSheet('keys'))
  useKey('z', actOnNewestToast)
  const frame: FrameParts = { area, groups, current: tabAt(tabs, pathname), onOpen: setSheet }
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
            <Outlet />
          </div>
          <PanelPlace />
        </main>
        {floating}
      </div>
      <FindSheet open={sheet === 'find'} onClose={close} />
      <MoreSheet {...frame} open={sheet === 'more'} onClose={close} />
      <ThemeSheet open={sheet === 'theme'} onClose={close} />
      <KeysSheet open={sheet === 'keys'} onClose={close} />
    </OfficeVisitorContext>
  )
}
