import { CalendarDays, Globe, LogOut, type LucideIcon, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { business } from '#content/business.ts'
import { adminWords, crmWords, officeWords } from '#content/office.ts'
import type { Role } from '#web/data/auth.ts'
import { Mark } from '#web/ui/logo.tsx'

type OfficeFrameProps = {
  area: 'crm' | 'admin'
  title: string
  lead: string
  roles: Role[]
  email: string | undefined
  children: ReactNode
}

const areas = { crm: crmWords.area, admin: adminWords.area }

const tabs = [
  { to: '/crm', label: crmWords.bookings.title, icon: CalendarDays, onlyFor: undefined },
  { to: '/admin', label: adminWords.clients.title, icon: Users, onlyFor: 'admin' },
] as const

/** The office: a rail and one sheet on a laptop, a bar above and one below on a phone. */
export function OfficeFrame({ area, title, lead, roles, email, children }: OfficeFrameProps) {
  const shown = tabs.filter(tab => !tab.onlyFor || roles.includes(tab.onlyFor))
  return (
    <div className="office">
      <a
        className="absolute left-[-999px] z-50 rounded-small bg-surface px-4 py-2 focus:top-3 focus:left-3"
        href="#sheet"
      >
        {officeWords.skipLink}
      </a>
      <div className="office-bar">
        <Mark className="size-[26px] text-brand" />
        <h1 className="ml-2 font-semibold text-heading">{areas[area]}</h1>
        <SignOutLink className="ml-auto" />
      </div>
      <div className="office-rail">
        <Link className="office-brand px-2 pb-5" to="/" reloadDocument>
          <Mark />
          {business.name}
        </Link>
        <h1 className="px-2.5 pb-2 font-semibold text-heading">{areas[area]}</h1>
        <nav aria-label={areas[area]} className="grid gap-px">
          <Tabs tabs={shown} className="office-link" />
          <a className="office-link" href="/">
            <Globe aria-hidden="true" />
            {officeWords.website}
          </a>
        </nav>
        <div className="mt-auto grid gap-1 pt-4">
          <p className="truncate px-2.5 text-small text-ink-soft">{email}</p>
          <SignOutLink />
        </div>
      </div>
      <main id="sheet" tabIndex={-1} className="office-sheet">
        <header>
          <div>
            <h2>{title}</h2>
            <p className="mt-1 text-ink-soft">{lead}</p>
          </div>
        </header>
        <div className="office-body">{children}</div>
      </main>
      <nav aria-label={areas[area]} className="office-tabs">
        <Tabs tabs={shown} className="" />
      </nav>
    </div>
  )
}

type TabLink = { to: string; label: string; icon: LucideIcon }

function Tabs({ tabs: shown, className }: { tabs: readonly TabLink[]; className: string }) {
  const { pathname } = useLocation()
  return shown.map(({ to, label, icon: TabIcon }) => (
    <Link key={to} to={to} className={className} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
      <TabIcon aria-hidden="true" />
      {label}
    </Link>
  ))
}

function SignOutLink({ className = '' }: { className?: string }) {
  return (
    <Link className={`office-link ${className}`} to="/auth?sign-out">
      <LogOut aria-hidden="true" />
      {officeWords.signOut}
    </Link>
  )
}
