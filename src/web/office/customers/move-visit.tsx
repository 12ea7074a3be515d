import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { planWords } from '#content/office-plans.ts'
import { rhythmText, visitWords } from '#content/plans.ts'
import { formatListDay, type IsoDay, isIsoDay, todayAt } from '#domain/calendar.ts'
import { clockOf, minuteOf } from '#domain/clean-length.ts'
import { movedRhythm } from '#domain/rhythm.ts'
import { changeVisits, type PlanCard, type PlanVisit } from '#web/data/plans.ts'
import { dayOf, inScope, type Scope } from '#web/plans/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { Acting, Moving } from './plan-acting.ts'
import { PlanFoot } from './plan-foot.tsx'
import { PlanScopes } from './plan-scopes.tsx'
import { PlanTelling, tellOf } from './plan-telling.tsx'
import { useChangePreview } from './use-change-preview.ts'
import type { PlanActs } from './use-plan-acts.ts'

const words = planWords.moving

type MoveVisitProps = {
  plan: PlanCard
  visit: PlanVisit
  acts: PlanActs
  moving: Moving
  onAct: (acting?: Acting) => void
  foot: HTMLElement | null
}

/** One visit on its way to another time: whether it fits, and which visits go with it, under the visit itself. */
export function MoveVisit({ plan, visit, acts, moving, onAct, foot }: MoveVisitProps) {
  const { scope } = moving
  const target = useTarget(visit)
  const formId = useId()
  const row = useRef<HTMLLIElement>(null)
  // With the whole question in view, once its button stands in the foot.
  useEffect(() => {
    if (foot) row.current?.scrollIntoView({ block: 'nearest' })
  }, [foot])
  const preview = useChangePreview(plan, { planDay: visit.plan_day, scope, change: target.change })
  const from = `${formatListDay(dayOf(visit))}, ${clockOf(visit.start_minute)}`
  const choices = scopeChoices(plan, visit, target.day)

  async function move(event: SubmitEvent) {
    event.preventDefault()
    const { change } = target
    if (!change) return
    const isDone = await acts.act(
      () =>
        changeVisits({ planId: plan.id, planDay: visit.plan_day, scope, change }, { seen: plan.updated_at }),
      ({ changed = 0 }) => ({ title: planWords.done.moved(changed), ...tellOf(plan) }),
    )
    if (isDone) onAct()
  }

  return (
    <li ref={row} className="visit" data-state={visit.state} data-open>
      <p>
        <b>{from}</b>
        <small role="status">
          {target.change &&
            `${words.target(`${formatListDay(target.day)}, ${target.clock}`)} ${preview.says}`}
        </small>
      </p>
      <Button tone="text" onClick={() => onAct()}>
        {words.putBack}
      </Button>
      <form
        id={formId}
        onSubmit={move}
        noValidate
        aria-label={visitWords.named(visitWords.move, from)}
        className="visit-box"
      >
        <TargetFields target={target} />
        <PlanScopes
          title={words.title}
          visits={plan.visits}
          planDay={visit.plan_day}
          chosen={scope}
          onChoose={next => onAct({ ...moving, scope: next })}
          choices={choices}
        />
      </form>
      <PlanFoot place={foot}>
        <Button
          type="submit"
          form={formId}
          busy={acts.isBusy}
          disabled={!target.change || !preview.isPossible}
        >
          {choices.find(choice => choice.scope === scope)?.save}
        </Button>
        <PlanTelling plan={plan} />
      </PlanFoot>
    </li>
  )
}

type Target = ReturnType<typeof useTarget>

// Where it goes; no change as long as that is where it is.
function useTarget(visit: PlanVisit) {
  const [day, setDay] = useState(dayOf(visit))
  const [clock, setClock] = useState(clockOf(visit.start_minute))
  const isElsewhere = day !== dayOf(visit) || clock !== clockOf(visit.start_minute) || !visit.booking_id
  const change =
    isElsewhere && isIsoDay(day) && clock ? { service_date: day, start_minute: minuteOf(clock) } : undefined
  return { day: isIsoDay(day) ? day : dayOf(visit), typedDay: day, clock, change, setDay, setClock }
}

function TargetFields({ target }: { target: Target }) {
  return (
    <div className="day-and-time">
      <TextField
        label={words.to}
        type="date"
        min={todayAt(new Date())}
        value={target.typedDay}
        autoFocus
        onChange={event => target.setDay(event.target.value)}
      />
      <TextField
        label={words.at}
        type="time"
        step={600}
        value={target.clock}
        onChange={event => target.setClock(event.target.value)}
      />
    </div>
  )
}

function scopeChoices(plan: PlanCard, visit: PlanVisit, day: IsoDay) {
  const count = (scope: Scope) => inScope(plan.visits, visit.plan_day, scope).length
  const rhythm = rhythmText(movedRhythm(plan, day))
  const handMoved = inScope(plan.visits, visit.plan_day, 'all').find(
    ({ state, plan_day }) => state === 'moved' && plan_day !== visit.plan_day,
  )
  const { this: one, following, all } = words.scopes
  return [
    { scope: 'this', label: one.label, says: one.says(formatListDay(dayOf(visit))), save: one.save },
    {
      scope: 'following',
      label: following.label,
      says: following.says(count('following'), rhythm),
      save: following.save(count('following')),
    },
    {
      scope: 'all',
      label: all.label,
      says: all.says(count('all'), handMoved && formatListDay(dayOf(handMoved))),
      save: all.save(count('all')),
    },
  ] as const
}
