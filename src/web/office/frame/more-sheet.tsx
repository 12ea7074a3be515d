import type { ReactNode } from 'react'
import { officeWords } from '#content/office.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import { Landmark } from '#web/icons/landmark.ts'
import { Moon } from '#web/icons/moon.ts'
import { Search } from '#web/icons/search.ts'
import { User } from '#web/icons/user.ts'
import { Link } from '#web/router/link.tsx'
import { Row } from '#web/ui/row.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { isFurther } from './bar.tsx'
import { useOfficeVisitor, visitorName } from './office-visitor.ts'
import { useOpenSheet } from './open-sheet.ts'
import { Count, PlaceAnchor, placeIcons } from './place-link.tsx'
import { type Place, usePlaces } from './places.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** The places that do not fit into the phone's bar, and what is somebody's own. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const openSheet = useOpenSheet()
  const visitor = useOfficeVisitor()
  return (
    <Sheet open={open} onClose={onClose} title={officeWords.more}>
      <div className="rows -mb-2">
        {usePlaces()
          .filter(isFurther)
          .map(place => (
            <PlaceRows key={place.name} place={place} onClose={onClose} />
          ))}
        <Row
          as="button"
          lead={
            <Tile>
              <Search aria-hidden="true" />
            </Tile>
          }
          title={officeWords.find.title}
          onClick={() => openSheet('find')}
        />
        <ThemeChoice
          lead={
            <Tile>
              <Moon aria-hidden="true" />
            </Tile>
          }
        />
        <div className="flex items-center gap-3">
          <Row
            as="button"
            className="min-w-0 flex-1"
            lead={
              <Tile>
                <User aria-hidden="true" />
              </Tile>
            }
            title={visitorName(visitor)}
            text={officeWords.mine}
            onClick={() => openSheet('mine')}
          />
          <Link className="button button-text" to="/auth?sign-out">
            {officeWords.signOut}
          </Link>
        </div>
      </div>
    </Sheet>
  )
}

function PlaceRows({ place, onClose }: { place: Place; onClose: () => void }) {
  const openSheet = useOpenSheet()
  const PlaceIcon = placeIcons[place.name]
  const [first, ...others] = place.tabs
  const said = {
    lead: (
      <Tile>
        <PlaceIcon aria-hidden="true" />
      </Tile>
    ),
    title: place.label,
    text: place.tabs
      .filter(({ label, shownIn, isNear }) => label !== place.label && !shownIn && !isNear)
      .slice(0, 3)
      .map(({ label }) => label)
      .join(', '),
    end: (
      <span className="flex items-center gap-2">
        <Count places={[place]} />
        <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
      </span>
    ),
  }
  if (!first)
    return <Row as="button" {...said} text={officeWords.mineInShort} onClick={() => openSheet('mine')} />
  return (
    <>
      <Row as={PlaceAnchor} to={first.path} onClick={onClose} {...said} />
      {others
        .filter(({ isNear }) => isNear)
        .map(({ path, label }) => (
          <Row
            as={Link}
            key={path}
            to={path}
            onClick={onClose}
            lead={
              <Tile>
                <Landmark aria-hidden="true" />
              </Tile>
            }
            title={label}
          />
        ))}
    </>
  )
}

function Tile({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-small bg-sunk text-heading [&_svg]:size-5">
      {children}
    </span>
  )
}
