import { Ellipsis, Search } from 'lucide-react'
import { officeWords } from '#content/office.ts'
import type { OfficeTab } from '#web/office/tabs.ts'
import { Link } from '#web/router/link.tsx'
import { Mark } from '#web/ui/logo.tsx'
import type { FrameParts } from './frame-parts.ts'
import { useOfficeVisitor, visitorName } from './office-visitor.ts'
import { Face } from './rail.tsx'
import { TabCountMark } from './tab-count-mark.tsx'
import { TabIcon } from './tab-icon.tsx'

/** The phone's two bars: the current page above, the tabs below, within reach of the thumb. */
export function OfficeBar(frame: FrameParts) {
  const name = visitorName(useOfficeVisitor())
  return (
    <>
      <header className="office-bar">
        <Mark className="size-[26px] text-brand" />
        <h1>{frame.area.title}</h1>
        <button
          type="button"
          className="icon-button ml-auto"
          aria-label={officeWords.find.title}
          onClick={() => frame.onOpen('find')}
        >
          <Search aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={officeWords.account(name)}
          onClick={() => frame.onOpen('more')}
        >
          <Face name={name} />
        </button>
      </header>
      <BottomBar {...frame} />
    </>
  )
}

function BottomBar({ area, groups, current, onOpen }: FrameParts) {
  const all = groups.flat()
  const tabs = all.filter(({ short }) => short)
  const countsOf = (tab: OfficeTab) =>
    [tab, ...all.filter(({ halfOf }) => halfOf === tab.path)].flatMap(({ count }) => count ?? [])
  return (
    <nav aria-label={officeWords.mainTabs(area.title)} className="office-tabs">
      {tabs.map(tab => (
        <Link
          key={tab.path}
          to={tab.path}
          aria-current={tab === current || tab.path === current?.halfOf ? 'page' : undefined}
        >
          <TabIcon path={tab.path} />
          <TabCountMark counts={countsOf(tab)} />
          <span>{tab.short}</span>
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => onOpen('more')}>
        <Ellipsis aria-hidden="true" />
        <span>{officeWords.more}</span>
      </button>
    </nav>
  )
}
