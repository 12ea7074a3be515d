// The places of the office and their tabs, as office/tabs.ts lists them, and which of them somebody sees.
import { type ComponentType, createContext, use } from 'react'
import type { placeWords } from '#content/office-tabs.ts'
import type { Role } from '#web/data/auth.ts'
import type { Pulse } from '#web/data/office-pulse.ts'
import { useLocation } from '#web/router/routing.tsx'
import { isAdminPath } from './area.ts'

type Load = () => Promise<ComponentType>

export type TabCount = Exclude<keyof Pulse, 'marks' | 'unconfirmed'>

export type TabPage = {
  path: string
  /** Left out for what lies on the public site. */
  page?: Load
  /** Opens at `path/:id`, in the page's Outlet. */
  panel?: Load
  /** Where the panel's address says more than an id. */
  panelPath?: string
}

export type OfficeTab = TabPage & {
  label: string
  /** Its word beside the other tabs of its place. */
  short?: string
  /** Not beside them, but in the menu of the head; or only in that of a phone, because a laptop has a button for it. */
  shownIn?: 'menu' | 'phone menu'
  /** Also in the phone's More, for a task that would be a tap too far. */
  isNear?: boolean
  /** Further pages under the tab's own address. */
  pages?: TabPage[]
  count?: TabCount
  /** What lies under /admin is for admins, whatever is said here. */
  onlyFor?: Role
}

export type PlaceName = keyof typeof placeWords

export type Place = {
  name: PlaceName
  label: string
  tabs: OfficeTab[]
  /** Its tabs are beside each other on a phone, too. */
  isHalved?: boolean
}

/** The places that the visitor sees, with the tabs that they may open. */
export const PlacesContext = createContext<Place[]>([])
export const usePlaces = () => use(PlacesContext)

/** Settings has at least what is somebody's own. */
export function placesFor(places: Place[], roles: Role[]): Place[] {
  return places
    .map(place => ({ ...place, tabs: place.tabs.filter(tab => mayOpen(tab, roles)) }))
    .filter(({ name, tabs }) => tabs.length > 0 || name === 'settings')
    .map(withItsOnlyName)
}

function mayOpen({ path, onlyFor }: OfficeTab, roles: Role[]) {
  return roles.includes('admin') || (!isAdminPath(path) && (!onlyFor || roles.includes(onlyFor)))
}

// A place of one page has the name of that page.
function withItsOnlyName(place: Place): Place {
  const [only, other] = place.tabs
  return only && !other ? { ...place, label: only.label } : place
}

/** Where somebody is: the longest address that fits, because '/crm/customers/new' is not '/crm/customers'. */
export function useTabHere(): { place: Place; tab: OfficeTab } | undefined {
  const { pathname } = useLocation()
  return usePlaces()
    .flatMap(place => place.tabs.map(tab => ({ place, tab })))
    .filter(({ tab: { path } }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.tab.path.length - a.tab.path.length)[0]
}
