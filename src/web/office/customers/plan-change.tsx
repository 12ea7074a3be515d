import { type SubmitEvent, useId } from 'react'
import { capital } from '#content/number-words.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { planWords } from '#content/office-plans.ts'
import { rhythmText, weekdays } from '#content/plans.ts'
import { formatListDay } from '#domain/calendar.ts'
import { type DayRhythm, rhythmsOn } from '#domain/rhythm.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { CleanSize } from '#web/calendar/clean-size.tsx'
import { withType } from '#web/calendar/size-for-type.ts'
import { changeVisits, type PlanCard } from '#web/data/plans.ts'
import { ServiceOptions } from '#web/office/shared/service-options.tsx'
import { changeable, dayOf } from '#web/plans/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { ClosedDayField, PlanWorkFields } from './plan-fields.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { PlanTelling, tellOf } from './plan-telling.tsx'
import { useChangePreview } from './use-change-preview.ts'
import type { PlanActs } from './use-plan-acts.ts'
import { type PlanChangeForm, usePlanChange } from './use-plan-change.ts'

const words = planWords.changing
const longestAddress = 500
const longestNotes = 1000

type PlanChangeProps = { plan: PlanCard; acts: PlanActs; foot: HTMLElement | null; onDone: () => void }

/** Another rhythm, time, clean or place, from a visit on. */
export function PlanChange({ plan, acts, foot, onDone }: PlanChangeProps) {
  const form = usePlanChange(plan)
  const formId = useId()
  const { change, fields } = form
  const { from } = fields
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
          onChange={event => form.type({ from: event.target.value })}
        >
          {changeable(plan.visits).map(visit => (
            <option key={visit.plan_day} value={visit.plan_day}>
              {formatListDay(dayOf(visit))}
            </option>
          ))}
        </SelectField>
        <RhythmFields rhythm={fields.rhythm} onChoose={rhythm => form.type({ rhythm })} />
        <PlanWorkFields fields={fields} onType={form.type} />
        <CleanFields form={form} />
        <PlaceFields form={form} />
        <ClosedDayField chosen={fields.onClosed} onChoose={onClosed => form.type({ onClosed })} />
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

// What is cleaned, and what that costs once it is something else.
function CleanFields({ form: { fields, type, errors, isOtherService } }: { form: PlanChangeForm }) {
  return (
    <>
      <SelectField
        label={bookingWords.adding.service}
        value={fields.service_type}
        onChange={event =>
          type({ ...withType(event.target.value, fields), service_type: event.target.value as ServiceType })
        }
      >
        <ServiceOptions />
      </SelectField>
      <CleanSize isOffice type={fields.service_type} clean={fields} onChange={type} />
      {isOtherService && (
        <TextField
          label={words.price}
          inputMode="decimal"
          hint={words.priceHint}
          value={fields.price}
          error={errors.price}
          onChange={event => type({ price: event.target.value })}
        />
      )}
    </>
  )
}

function PlaceFields({ form: { fields, type, errors } }: { form: PlanChangeForm }) {
  return (
    <>
      <TextField
        label={words.address}
        autoComplete="off"
        maxLength={longestAddress}
        value={fields.address}
        error={errors.address}
        onChange={event => type({ address: event.target.value })}
      />
      <TextAreaField
        label={words.notes}
        optional
        maxLength={longestNotes}
        value={fields.notes}
        onChange={event => type({ notes: event.target.value })}
      />
    </>
  )
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
