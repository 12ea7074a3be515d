import { figureWords as words } from '#content/analytics.ts'
import { growthPercent } from '#domain/visits.ts'
import type { VisitFigures } from '#web/data/visits.ts'
import type { Figures } from './use-visit-figures.ts'

const cards = [
  { label: words.cards.views, count: (of: VisitFigures) => sumOf(of, 'views') },
  {
    label: words.cards.visitors,
    count: (of: VisitFigures) => sumOf(of, 'visitors'),
    note: words.notes.visitors,
  },
  {
    label: words.cards.quotes,
    count: ({ events }: VisitFigures) => events.contact_message ?? 0,
    note: words.notes.quotes,
  },
]

/** The three numbers of the month; without figures they are loading. */
export function FigureCards({ figures }: { figures?: Figures }) {
  return (
    <dl className="figure-cards" aria-busy={figures ? undefined : true}>
      {cards.map(({ label, count, note }) => (
        <div key={label} className="card">
          <dt>{label}</dt>
          <dd>
            <b>{figures ? shown(count(figures.now)) : words.loading}</b>
            {figures && <span>{growthText(count(figures.now), count(figures.before))}</span>}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const shown = (count: number) => count.toLocaleString('en-ZA')

function sumOf({ days }: VisitFigures, what: 'views' | 'visitors') {
  return days.reduce((sum, day) => sum + day[what], 0)
}

function growthText(now: number, before: number) {
  const growth = growthPercent(now, before)
  if (growth === undefined) return words.nothingBefore
  return words.fromLastMonth(`${growth < 0 ? '-' : '+'}${Math.abs(growth).toFixed(1)}%`)
}
