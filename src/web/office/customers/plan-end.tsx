import { type SubmitEvent, useId, useState } from 'react'
import { planWords } from '#content/office-plans.ts'
import { isIsoDay, todayAt } from '#domain/calendar.ts'
import { endPlan, type PlanCard } from '#web/data/plans.ts'
import { changeable, dayOf } from '#web/plans/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { PlanTelling, tellOf } from './plan-telling.tsx'
import type { PlanActs } from './use-plan-acts.ts'

const words = planWords.ending

type PlanEndProps = { plan: PlanCard; acts: PlanActs; foot: HTMLElement | null; onDone: () => void }

/** The last day is chosen, and how many visits go is said before. */
export function PlanEnd({ plan, acts, foot, onDone }: PlanEndProps) {
  const today = todayAt(new Date())
  const [last, setLast] = useState(today)
  const formId = useId()
  const isWrong = !isIsoDay(last) || last < today
  const after = changeable(plan.visits).filter(visit => visit.booking_id && dayOf(visit) > last)

  async function end(event: SubmitEvent) {
    event.preventDefault()
    if (isWrong) return
    const isDone = await acts.act(
      () => endPlan(plan, last),
      () => ({ title: planWords.done.ended, ...tellOf(plan) }),
    )
    if (isDone) onDone()
  }

  return (
    <PanelPart title={words.title}>
      <form id={formId} onSubmit={end} noValidate aria-label={words.title} className="grid gap-4">
        <TextField
          label={words.last}
          type="date"
          min={today}
          hint={words.hint}
          value={last}
          error={isWrong ? words.wrong : undefined}
          autoFocus
          onChange={event => setLast(event.target.value)}
        />
        {!isWrong && <p role="status">{words.falls(after.length)}</p>}
      </form>
      <PlanFoot place={foot}>
        <Button type="submit" form={formId} tone="danger" busy={acts.isBusy} disabled={isWrong}>
          {words.save}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {planWords.notNow}
        </Button>
        <PlanTelling plan={plan} />
      </PlanFoot>
    </PanelPart>
  )
}
