import { type SubmitEvent, useId, useState } from 'react'
import { planWords } from '#content/office-plans.ts'
import { addDays, formatListDay, isIsoDay, todayAt } from '#domain/calendar.ts'
import { type PlanCard, pausePlan } from '#web/data/plans.ts'
import { changeable, dayOf } from '#web/plans/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { PlanTelling, tellOf } from './plan-telling.tsx'
import type { PlanActs } from './use-plan-acts.ts'

const words = planWords.pausing
const fourWeeks = 27

type PlanPauseProps = {
  plan: PlanCard
  from: string | undefined
  acts: PlanActs
  foot: HTMLElement | null
  onDone: () => void
}

/** From a day to a day nobody comes; which visits that touches is said before. */
export function PlanPause({ plan, from: asked, acts, foot, onDone }: PlanPauseProps) {
  const today = todayAt(new Date())
  const start = [asked ?? today, today].sort().at(-1) as string
  const [from, setFrom] = useState(start)
  const [to, setTo] = useState(addDays(start, fourWeeks))
  const formId = useId()
  const error = wrongWith(from, to, today)
  const touched = changeable(plan.visits).filter(visit => visit.plan_day >= from && visit.plan_day <= to)

  async function pause(event: SubmitEvent) {
    event.preventDefault()
    if (error) return
    const isDone = await acts.act(
      () => pausePlan(plan, { from_day: from, to_day: to }),
      () => ({ title: planWords.done.paused, ...tellOf(plan) }),
    )
    if (isDone) onDone()
  }

  return (
    <PanelPart title={words.title}>
      <form id={formId} onSubmit={pause} noValidate aria-label={words.title} className="grid gap-4">
        <div className="field-grid">
          <TextField
            label={words.from}
            type="date"
            min={today}
            value={from}
            autoFocus
            onChange={event => setFrom(event.target.value)}
          />
          <TextField
            label={words.to}
            type="date"
            min={from}
            value={to}
            error={error}
            onChange={event => setTo(event.target.value)}
          />
        </div>
        {!error && <p role="status">{words.falls(touched.map(visit => formatListDay(dayOf(visit))))}</p>}
      </form>
      <PlanFoot place={foot}>
        <Button type="submit" form={formId} busy={acts.isBusy} disabled={Boolean(error)}>
          {error ? words.title : words.save(formatListDay(from), formatListDay(to))}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {planWords.notNow}
        </Button>
        <PlanTelling plan={plan} />
      </PlanFoot>
    </PanelPart>
  )
}

function wrongWith(from: string, to: string, today: string): string | undefined {
  if (!isIsoDay(from) || !isIsoDay(to) || to < from) return words.wrong
  return from < today ? words.past : undefined
}
