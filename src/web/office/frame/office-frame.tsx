import { lazy, type ReactNode, Suspense, useState } from 'react'
import { officeWords } from '#content/office.ts'
import type { OfficeVisitor } from '#web/data/auth.ts'
import { Link } from '#web/router/link.tsx'
import { Outlet, useGuarded, useNavigate } from '#web/router/routing.tsx'
import { useKey, useNumberKeys } from '#web/ui/keys.ts'
import { PanelPlace } from '#web/ui/panel.tsx'
import { actOnNewestToast } from '#web/ui/toast-store.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { OfficeBar } from './bar.tsx'
import { FindSheet } from './find-sheet.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { OfficeVisitorContext, useHasRole } from './office-visitor.ts'
import { type OpenSheet, OpenSheetContext } from './open-sheet.ts'
import { type Place, PlacesContext, placesFor, usePlaces } from './places.ts'
import { OfficeRail } from './rail.tsx'

// Fetched when they are first opened, and left in place: a closed dialog gives the focus back.
const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet }))
const OwnSheet = lazy(async () => ({ default: (await import('./own-sheet.tsx')).OwnSheet }))

/** The office: a rail and one sheet on a laptop, the sheet and a bar below it on a phone. */
export function OfficeFrame({ places, underWay }: { places: Place[]; underWay: ReactNode }) {
  const visitor = useGuarded<OfficeVisitor>()
  return (
    <OfficeVisitorContext value={visitor}>
      <PlacesContext value={placesFor(places, visitor.roles)}>
        <Frame underWay={underWay} />
      </PlacesContext>
    </OfficeVisitorContext>
  )
}

function Frame({ underWay }: { underWay: ReactNode }) {
  const isPhone = useIsPhone()
  const [sheet, setSheet] = useState<OpenSheet>()
  const [fetched, setFetched] = useState<OpenSheet[]>([])
  const open = (wanted: OpenSheet) => {
    setSheet(wanted)
    setFetched(known => [...known, wanted])
  }
  const close = () => setSheet(undefined)
  useNumbersOfPlaces(open)
  useKey('/', () => open('find'))
  useKey('?', () => open('keys'))
  useKey('z', actOnNewestToast)
  return (
    <OpenSheetContext value={open}>
      <div className="office">
        <a
          className="absolute -left-[999px] z-50 rounded-small bg-surface px-4 py-2 focus:top-3 focus:left-3"
          href="#sheet"
        >
          {officeWords.skipLink}
        </a>
        <OfficeRail open={open} underWay={!isPhone && underWay} />
        <main id="sheet" tabIndex={-1} className="office-sheet">
          <div className="office-page">
            <WayToOwn />
            <Outlet />
          </div>
          <PanelPlace />
        </main>
        {isPhone && underWay}
        <OfficeBar open={open} />
      </div>
      <FindSheet open={sheet === 'find'} onClose={close} />
      <Suspense>
        {fetched.includes('mine') && <OwnSheet open={sheet === 'mine'} onClose={close} />}
        {fetched.includes('keys') && <KeysSheet open={sheet === 'keys'} onClose={close} />}
      </Suspense>
      <MoreSheet open={sheet === 'more'} onClose={close} />
    </OpenSheetContext>
  )
}

function useNumbersOfPlaces(open: (sheet: OpenSheet) => void) {
  const navigate = useNavigate()
  const goTo = (path: string | undefined) => {
    if (!path) open('mine')
    else if (path === '/analytics') location.assign(path)
    else void navigate(path)
  }
  useNumberKeys(
    usePlaces().map(
      ({ tabs }) =>
        () =>
          goTo(tabs[0]?.path),
    ),
  )
}

/** Everybody who signs in at /auth comes here; what a client has booked is on the dashboard. */
function WayToOwn() {
  if (useHasRole('staff')) return null
  const { text, label } = officeWords.own
  return (
    <p className="note-box mx-4 mt-4 desk:mx-7">
      {text}{' '}
      <Link to="/dashboard" className="note-link">
        {label}
      </Link>
    </p>
  )
}
