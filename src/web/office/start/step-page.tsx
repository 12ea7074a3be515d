import type { ReactNode } from 'react'
import { firstStepWords as words } from '#content/first-steps.ts'
import type { FirstStep } from '#domain/first-steps.ts'
import type { FirstDay } from '#web/data/first-steps.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { useFirstDay } from './use-first-day.ts'
import './start.css'

type StepPageProps = { step: FirstStep; lead?: string; children: (day: FirstDay) => ReactNode }

/** One step of the first day, which can be left and taken up again. */
export function StepPage({ step, lead = words.steps[step].lead, children }: StepPageProps) {
  const query = useFirstDay()
  return (
    <OfficePage title={words.steps[step].title} lead={lead} back={{ to: '/admin/start', label: words.title }}>
      {/* A later reading must not take away what was typed. */}
      {query.data ? (
        children(query.data)
      ) : (
        <QueryState query={query} failed={words.failed}>
          {() => null}
        </QueryState>
      )}
    </OfficePage>
  )
}

type StepFootProps = {
  onLater: () => void
  /** Without one the step's own form saves. */
  onGo?: () => void
  go?: string
  busyWith?: string | undefined
}

/** In the same place on every step: not today, and on. */
export function StepFoot({ onLater, onGo, go = words.form.go, busyWith }: StepFootProps) {
  return (
    <SaveBar changed={words.leave}>
      <Button tone="quiet" busy={busyWith === 'later'} onClick={onLater}>
        {words.form.later}
      </Button>
      <Button type={onGo ? 'button' : 'submit'} busy={busyWith === 'done'} onClick={onGo}>
        {go}
      </Button>
    </SaveBar>
  )
}
