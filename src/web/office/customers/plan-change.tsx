import { type SubmitEvent, useId, useState } from 'react'
import { capital } from '#content/number-words.ts'
import { planWords } from '#content/office-plans.ts'
import { rhythmText, weekdays } from '#content/plans.ts'
import { formatListDay } from '#domain/calendar.ts'
import { clockOf, minuteOf } from '#domain/clean-length.ts'
import { type DayRhythm, rhythmsOn } from '#domain/rhythm.ts'
import { type PlanChange as Change, changeVisits, type PlanCard } from '#web/data/plans.ts'
import { changeable, dayOf } from '#web/plans/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { isLengthWrong, PlanWorkFields, type WorkFields } from './plan-fields.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { PlanTelling, tellOf } from './plan-telling.tsx'
import { useChangePreview } from './use-change-preview.ts'
import type { PlanActs } from './use-plan-acts.ts'

const words = planWords.changing

type PlanChangeProps = { plan: PlanCard; acts: PlanActs; foot: HTMLElement | null; onDone: () => void }

/** Another rhythm, weekday, time, length or team, from a visit on. */
export function PlanChange({ plan, acts, foot, onDone }: PlanChangeProps) {
  const form = useChangeForm(plan)
  const formId = useId()
  const { change, from } = form
  const preview = useChangePreview(plan, { planDay: from, scope: 'following', change })

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (!change) return
    const isDone = await acts.act(
      () =>
        changeVisits(
          { planId: plan.id, planDay: from, scope: 'following', change },
          { seen: plan.updated_at },
        ),
      ({ changed = 0 }) => ({ title: planWords.done.changed(changed), ...tellOf(plan) }),
    )
    if (isDone) onDone()
  }

  return (
    <PanelPart title={words.title}>
      <form id={formId} onSubmit={save} noValidate aria-label={words.title} className="grid gap-4">
        <SelectField
          label={words.from}
          value={from}
          autoFocus
          onChange={event => form.setFrom(event.target.value)}
        >
          {changeable(plan.visits).map(visit => (
            <option key={visit.plan_day} value={visit.plan_day}>
              {formatListDay(dayOf(visit))}
            </option>
          ))}
        </SelectField>
        <RhythmFields rhythm={form.rhythm} onChoose={form.setRhythm} />
        <PlanWorkFields fields={form.work} onType={form.typeWork} />
        <p role="status" className="min-h-6">
          {change && preview.says}
        </p>
      </form>
      <PlanFoot place={foot}>
        <Button type="submit" form={formId} busy={acts.isBusy} disabled={!change || !preview.isPossible}>
          {words.save(formatListDay(from))}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {planWords.notNow}
        </Button>
        <PlanTelling plan={plan} />
      </PlanFoot>
    </PanelPart>
  )
}

function useChangeForm(plan: PlanCard) {
  const [from, setFrom] = useState(changeable(plan.visits)[0]?.plan_day ?? plan.from_day)
  const [rhythm, setRhythm] = useState<DayRhythm>({
    rhythm: plan.rhythm,
    weekday: plan.weekday,
    nth: plan.nth,
  })
  const [work, setWork] = useState<WorkFields>({
    start: clockOf(plan.start_minute),
    minutes: String(plan.minutes),
    crew: String(plan.crew_id),
  })
  return {
    from,
    setFrom,
    rhythm,
    setRhythm,
    work,
    typeWork: (typed: Partial<WorkFields>) => setWork(current => ({ ...current, ...typed })),
    change: work.start && !isLengthWrong(work.minutes) ? changeOf(plan, rhythm, work) : undefined,
  }
}

// Only what is another than before; undefined if nothing is.
function changeOf(plan: PlanCard, { rhythm, weekday, nth }: DayRhythm, work: WorkFields): Change | undefined {
  const isOther = rhythm !== plan.rhythm || weekday !== plan.weekday || nth !== plan.nth
  const start_minute = minuteOf(work.start)
  const change = {
    ...(isOther && { rhythm, weekday, ...(nth !== null && { nth }) }),
    ...(start_minute !== plan.start_minute && { start_minute }),
    ...(Number(work.minutes) !== plan.minutes && { minutes: Number(work.minutes) }),
    ...(Number(work.crew) !== plan.crew_id && { crew_id: Number(work.crew) }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

type RhythmFieldsProps = { rhythm: DayRhythm; onChoose: (rhythm: DayRhythm) => void }

function RhythmFields({ rhythm, onChoose }: RhythmFieldsProps) {
  const choices = rhythmsOn(rhythm.weekday)
  const place = choices.findIndex(choice => choice.rhythm === rhythm.rhythm && choice.nth === rhythm.nth)
  return (
    <div className="field-grid">
      <SelectField
        label={words.weekday}
        value={rhythm.weekday}
        onChange={event => onChoose({ ...rhythm, weekday: Number(event.target.value) })}
      >
        {weekdays.slice(0, 6).map((name, before) => (
          <option key={name} value={before + 1}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.often}
        value={place}
        onChange={event => onChoose(choices[Number(event.target.value)] ?? rhythm)}
      >
        {choices.map((choice, number) => (
          <option key={rhythmText(choice)} value={number}>
            {capital(rhythmText(choice))}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
