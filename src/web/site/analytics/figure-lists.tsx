import { figureWords as words } from '#content/analytics.ts'
import { pageWords } from '#content/page-words.ts'
import { sharePercent, type VisitEvent } from '#domain/visits.ts'
import type { VisitFigures } from '#web/data/visits.ts'
import { shown } from './figure-cards.tsx'

const mostPages = 8

/** Which pages are read, as a split of all views. */
export function PageList({ pages }: Pick<VisitFigures, 'pages'>) {
  const all = pages.reduce((sum, page) => sum + page.views, 0)
  const others = pages.slice(mostPages).reduce((sum, page) => sum + page.views, 0)
  const rows = [
    ...pages.slice(0, mostPages).map(({ path, views }) => ({ label: titleOf(path), views })),
    ...(others ? [{ label: words.pages.others, views: others }] : []),
  ]
  return (
    <section>
      <h3 className="display text-title">{words.pages.title}</h3>
      {rows.length === 0 && <p className="mt-4">{words.pages.empty}</p>}
      <ul className="figure-list">
        {rows.map(({ label, views }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{sharePercent(views, all)}%</b>
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={all ? (views / all) * 100 : 0} height="1" fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf(path: string) {
  if (path === '/') return words.pages.home
  return Object.hasOwn(pageWords, path) ? pageWords[path as keyof typeof pageWords].title : path
}

type EventListProps = {
  title: string
  list: Partial<Record<VisitEvent, string>>
  events: VisitFigures['events']
}

export function EventList({ title, list, events }: EventListProps) {
  const rows = Object.entries(list) as [VisitEvent, string][]
  return (
    <section>
      <h3 className="display text-title">{title}</h3>
      <dl className="figure-list">
        {rows.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{shown(events[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
