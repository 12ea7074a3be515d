import { ChartNoAxesColumn, Keyboard, Search, Settings, SlidersHorizontal, Users } from 'lucide-react'
import { business } from '#content/business.ts'
import { adminWords, crmWords, officeWords } from '#content/office.ts'
import type { OfficeArea, OfficeTab } from '#web/office/tabs.ts'
import { Link } from '#web/router/link.tsx'
import { Mark } from '#web/ui/logo.tsx'
import type { FrameParts } from './frame-parts.ts'
import { useHasRole, useOfficeVisitor, visitorName } from './office-visitor.ts'
import { TabCountMark } from './tab-count-mark.tsx'
import { TabIcon } from './tab-icon.tsx'

/** The laptop's navigation, on paper beside the sheet. */
export function OfficeRail({ area, groups, current, onOpen }: FrameParts) {
  return (
    <aside className="office-rail" aria-label={business.name}>
      <a className="office-brand px-2 pb-4" href="/">
        <Mark />
        {business.name}
      </a>
      <button type="button" className="office-find" onClick={() => onOpen('find')}>
        <Search aria-hidden="true" />
        {officeWords.find.title}
      </button>
      <h1 className="office-rail-title">{area.title}</h1>
      <nav aria-label={area.title} className="grid gap-3">
        {groups.map(tabs => (
          <div key={tabs[0]?.path} className="grid gap-px">
            {tabs.map(tab => (
              <TabLink key={tab.path} tab={tab} isCurrent={tab === current} />
            ))}
          </div>
        ))}
      </nav>
      <p className="office-rail-more">{officeWords.more}</p>
      <OtherArea area={area} />
      <FiguresLink />
      <button type="button" className="office-link" onClick={() => onOpen('mine')}>
        <SlidersHorizontal aria-hidden="true" />
        {officeWords.mine}
      </button>
      <button type="button" className="office-link" onClick={() => onOpen('keys')}>
        <Keyboard aria-hidden="true" />
        {officeWords.keyboard}
      </button>
      <Me />
    </aside>
  )
}

function TabLink({ tab, isCurrent }: { tab: OfficeTab; isCurrent: boolean }) {
  return (
    <Link className="office-link" to={tab.path} aria-current={isCurrent ? 'page' : undefined}>
      <TabIcon path={tab.path} />
      {tab.label}
      {tab.count && <TabCountMark counts={[tab.count]} />}
    </Link>
  )
}

/** From the CRM to Admin, for those who may, and back. */
export function OtherArea({ area }: { area: OfficeArea }) {
  const isAdmin = useHasRole('admin')
  if (area.path === '/admin')
    return (
      <Link className="office-link" to="/crm">
        <Users aria-hidden="true" />
        {crmWords.area}
      </Link>
    )
  if (!isAdmin) return null
  return (
    <Link className="office-link" to="/admin">
      <Settings aria-hidden="true" />
      {adminWords.area}
    </Link>
  )
}

/** The statistics are on a page of the public site. */
export function FiguresLink() {
  if (!useHasRole('staff')) return null
  return (
    <a className="office-link" href="/analytics">
      <ChartNoAxesColumn aria-hidden="true" />
      {officeWords.figures}
    </a>
  )
}

function Me() {
  const visitor = useOfficeVisitor()
  const name = visitorName(visitor)
  return (
    <div className="office-me">
      <Face name={name} />
      <span className="min-w-0 truncate" title={visitor.session.user.email}>
        {name}
      </span>
      <Link to="/auth?sign-out">{officeWords.signOut}</Link>
    </div>
  )
}

/** A picture made of letters: not text, so that nobody is told to say 'MA' to open the account. */
export function Face({ name }: { name: string }) {
  return <span className="office-face" aria-hidden="true" data-initials={name.slice(0, 2).toUpperCase()} />
}
