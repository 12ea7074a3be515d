// A place in the rail and in the phone's bar: its icon, its name, and how many wait there.

import { officeWords } from '#content/office.ts'
import { CalendarDays } from '#web/icons/calendar-days.ts'
import { Globe } from '#web/icons/globe.ts'
import { Inbox } from '#web/icons/inbox.ts'
import type { LineIcon } from '#web/icons/line-icon.tsx'
import { Settings } from '#web/icons/settings.ts'
import { Sun } from '#web/icons/sun.ts'
import { Users } from '#web/icons/users.ts'
import { Wallet } from '#web/icons/wallet.ts'
import { Link } from '#web/router/link.tsx'
import type { Open } from './open-sheet.ts'
import { type Place, type PlaceName, type TabCount, useTabHere } from './places.ts'
import { usePulse } from './use-pulse.ts'

export const placeIcons: Record<PlaceName, LineIcon> = {
  today: Sun,
  bookings: CalendarDays,
  people: Users,
  money: Wallet,
  inbox: Inbox,
  site: Globe,
  settings: Settings,
}

export function PlaceLink({ place, open, className }: { place: Place; open: Open; className?: string }) {
  const PlaceIcon = placeIcons[place.name]
  const isHere = useTabHere()?.place.name === place.name
  const [first] = place.tabs
  const shown = (
    <>
      <PlaceIcon aria-hidden="true" />
      <span>{place.label}</span>
      <Count places={[place]} />
    </>
  )
  if (!first)
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => open('mine')}>
        {shown}
      </button>
    )
  return (
    <PlaceAnchor to={first.path} className={className} aria-current={isHere ? 'page' : undefined}>
      {shown}
    </PlaceAnchor>
  )
}

/** What lies on the public site is loaded as a document. */
export function PlaceAnchor({ to, ...props }: React.ComponentProps<typeof Link>) {
  return to.startsWith('/crm') || to.startsWith('/admin') ? (
    <Link to={to} {...props} />
  ) : (
    <a href={to} {...props} />
  )
}

const late: TabCount[] = ['unfinished', 'overdue']

/** Grey waits, red is late; nothing while nothing waits, or while it is not known. */
export function Count({ places }: { places: Place[] }) {
  const pulse = usePulse()
  const numbers = places
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ count }) => count ?? [])
    .map(count => ({ count, number: pulse?.[count] ?? 0 }))
    .filter(({ number }) => number > 0)
  const sum = numbers.reduce((all, { number }) => all + number, 0)
  if (sum === 0) return null
  return (
    <span className={`count ${numbers.some(({ count }) => late.includes(count)) ? 'count-late' : ''}`}>
      {sum > 99 ? '99+' : sum}
      <span className="sr-only"> {numbers.map(({ count }) => officeWords.counts[count]).join(', ')}</span>
    </span>
  )
}
