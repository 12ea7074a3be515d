import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import { officeWords } from '#content/office.ts'
import { Search } from '#web/icons/search.ts'
import { User } from '#web/icons/user.ts'
import { Link } from '#web/router/link.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { useOfficeVisitor, visitorName } from './office-visitor.ts'
import type { Open } from './open-sheet.ts'
import { PlaceLink } from './place-link.tsx'
import { usePlaces } from './places.ts'

/** The laptop's navigation, on paper beside the sheet. */
export function OfficeRail({ open, underWay }: { open: Open; underWay: ReactNode }) {
  return (
    <aside className="office-rail" aria-label={business.name}>
      <a className="office-brand font-[650] text-heading" href="/">
        <Mark className="size-[30px] text-brand" />
        {business.name}
      </a>
      <button type="button" className="office-find" onClick={() => open('find')}>
        <Search aria-hidden="true" />
        {officeWords.find.title}
      </button>
      <nav aria-label={officeWords.menu} className="grid gap-0.5">
        {usePlaces().map(place => (
          <PlaceLink key={place.name} place={place} open={open} className="office-link" />
        ))}
      </nav>
      <div className="sticky -bottom-3.5 mt-auto grid gap-1.5 bg-paper pt-3 pb-3.5">
        {underWay}
        <Me open={open} />
      </div>
    </aside>
  )
}

function Me({ open }: { open: Open }) {
  const visitor = useOfficeVisitor()
  return (
    <div className="flex items-center">
      <button
        type="button"
        className="office-link min-w-0 flex-1"
        title={visitor.session.user.email}
        aria-haspopup="dialog"
        onClick={() => open('mine')}
      >
        <User aria-hidden="true" />
        <span className="truncate">{visitorName(visitor)}</span>
        <span className="sr-only">, {officeWords.mine}</span>
      </button>
      <Link className="button button-text flex-none px-2" to="/auth?sign-out">
        {officeWords.signOut}
      </Link>
    </div>
  )
}
