// The head of every page of the office: the area, the page's name, the other tabs of its place, and what is done here.

import { type ComponentProps, type ReactNode, type Ref, useEffect } from 'react'
import { business } from '#content/business.ts'
import { officeWords } from '#content/office.ts'
import { partWords } from '#content/part-words.ts'
import { ArrowLeft } from '#web/icons/arrow-left.ts'
import type { LineIcon } from '#web/icons/line-icon.tsx'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { SegmentLinks } from '#web/ui/segments.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { areaAt } from './area.ts'
import { PlaceAnchor } from './place-link.tsx'
import { type OfficeTab, useTabHere } from './places.ts'
import { usePulse } from './use-pulse.ts'

export type PageHeadProps = {
  title: string
  /** After the title, quieter. */
  aside?: string
  /** For the browser's tab, if the heading says too little. Never a person's name. */
  tabTitle?: string | undefined
  /** Of a screen inside a screen. */
  back?: { to: string; label: string } | undefined
  /** Entries of its menu, besides the tabs of the place. */
  menu?: ReactNode
  menuRef?: Ref<HTMLButtonElement>
  /** At the right: HeadAct. */
  actions?: ReactNode
}

export function PageHead({ title, aside, tabTitle = title, back, menu, menuRef, actions }: PageHeadProps) {
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const { place, tab } = useTabHere() ?? {}
  const tabs = place?.tabs ?? []
  const beside = tabs.filter(({ shownIn }) => !shownIn)
  const isBeside = !back && beside.length > 1 && (!isPhone || place?.isHalved)
  const listed = tabs.filter(
    ({ shownIn }) => shownIn === 'menu' || (isPhone && tabs.length > 1 && !place?.isHalved),
  )
  const segments = place && isBeside && <Tabs tabs={beside} label={place.label} current={tab?.path ?? ''} />
  useEffect(() => {
    document.title = `${tabTitle} · ${business.name}`
  }, [tabTitle])
  return (
    <>
      <header className="office-head">
        {back ? (
          <Link
            className="icon-button -ml-3 desk:-ml-2"
            to={back.to}
            aria-label={partWords.backTo(back.label)}
          >
            <ArrowLeft aria-hidden="true" />
          </Link>
        ) : (
          <Mark className="mr-1.5 size-7 flex-none text-brand desk:hidden" />
        )}
        <div className="min-w-0 flex-1 leading-tight">
          <h1 className="truncate font-medium text-ink-soft text-tiny">{areaAt(pathname)}</h1>
          <h2 className="truncate font-[650] text-heading text-large desk:text-[1.5rem]">
            <bdi>{title}</bdi>
            {aside && <span className="font-[450] text-ink-soft"> {aside}</span>}
          </h2>
        </div>
        {!isPhone && segments}
        {place && (listed.length > 0 || menu) && (
          <Menu ref={menuRef} label={officeWords.moreIn(place.label)}>
            {listed.map(({ path, label }) => (
              <PlaceAnchor
                key={path}
                className="menu-item"
                to={path}
                aria-current={path === tab?.path ? 'page' : undefined}
              >
                {label}
              </PlaceAnchor>
            ))}
            {menu}
          </Menu>
        )}
        {actions}
      </header>
      {isPhone && segments && <div className="px-4 pt-3">{segments}</div>}
    </>
  )
}

function Tabs({ tabs, label, current }: { tabs: OfficeTab[]; label: string; current: string }) {
  const pulse = usePulse()
  return (
    <SegmentLinks
      label={officeWords.tabsOf(label)}
      current={current}
      links={tabs.map(({ path, label: name, short = name, count }) => ({
        to: path,
        label: short,
        // Of a place with one count only, the menu says it.
        count: tabs.filter(tab => tab.count).length > 1 && count ? pulse?.[count] : undefined,
      }))}
    />
  )
}

type HeadActProps = { icon: LineIcon; children: string } & (
  | ({ to: string } & ComponentProps<typeof Link>)
  | ({ to?: undefined } & ComponentProps<'button'>)
)

/** What is done on a page: its icon on a phone, and its words on a laptop. */
export function HeadAct({ icon: ActIcon, children, className = '', ...props }: HeadActProps) {
  const shown = {
    className: `button button-quiet head-act ${className}`,
    children: (
      <>
        <ActIcon aria-hidden="true" />
        <span>{children}</span>
      </>
    ),
  }
  return props.to === undefined ? (
    <button type="button" {...props} {...shown} />
  ) : (
    <PlaceAnchor {...props} {...shown} />
  )
}
