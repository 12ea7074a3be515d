// The figures of /analytics. An island that wakes only for those who are signed in; others read the page without it.
import type { ReactNode } from 'react'
import { figureWords as words } from '#content/analytics.ts'
import { formatDate } from '#domain/calendar.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { FigureCards } from './figure-cards.tsx'
import { EventList, PageList } from './figure-lists.tsx'
import { MeasurementSetting } from './measurement-setting.tsx'
import { type Figures, useVisitFigures } from './use-visit-figures.ts'
import { VisitsChart } from './visits-chart.tsx'

export function VisitFigures() {
  const { state, load } = useVisitFigures()
  if (state.kind === 'guest')
    return <ForStaff action={<LinkButton {...signIn}>{words.signIn.label}</LinkButton>} />
  if (state.kind === 'refused') return <ForStaff />
  if (state.kind === 'failed')
    return (
      <>
        <Title />
        <FailedState title={words.failed} retry={{ label: words.retry, onRetry: load }}>
          {words.failedText}
        </FailedState>
      </>
    )
  return (
    <>
      <Title />
      {state.kind === 'ready' ? <Ready figures={state.figures} /> : <FigureCards />}
      <ToastRegion />
    </>
  )
}

const signIn = { href: words.signIn.href, tone: 'quiet' } as const

const Title = () => <h2 className="display mb-8 text-section">{words.title}</h2>

function ForStaff({ action }: { action?: ReactNode }) {
  return (
    <div className="split">
      <h2 className="display text-section">{words.title}</h2>
      <div className="grid justify-items-start gap-5">
        <p className="lead">{words.forStaff}</p>
        {action}
      </div>
    </div>
  )
}

function Ready({ figures }: { figures: Figures }) {
  const { now, recent, isAdmin } = figures
  const [first, last] = [now.days[0], now.days.at(-1)]
  return (
    <div className="grid gap-12">
      <FigureCards figures={figures} />
      {first && last && <p className="-mt-6">{words.period(formatDate(first.day), formatDate(last.day))}</p>}
      <VisitsChart days={recent.days} />
      <div className="grid gap-12 col:grid-cols-2">
        <PageList pages={now.pages} />
        <div className="grid content-start gap-12">
          <EventList {...words.conversions} events={now.events} />
          <EventList {...words.further} events={now.events} />
        </div>
      </div>
      {isAdmin && <MeasurementSetting />}
    </div>
  )
}
