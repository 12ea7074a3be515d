import type { Role } from '#web/data/auth.ts'
import type { OfficeArea, OfficeTab } from '#web/office/tabs.ts'

/** The tabs that this visitor sees; empty groups are left out. */
export function tabsFor({ groups }: OfficeArea, roles: Role[]): OfficeTab[][] {
  return groups
    .map(tabs => tabs.filter(({ onlyFor }) => !onlyFor || roles.includes(onlyFor) || roles.includes('admin')))
    .filter(tabs => tabs.length > 0)
}

/** The longest address that fits: '/crm/customers/new' is not '/crm/customers'. */
export function tabAt(tabs: OfficeTab[], pathname: string): OfficeTab | undefined {
  return tabs
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
