import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId } from 'react'
import { officeWords } from '#content/office.ts'
import { planWords } from '#content/office-plans.ts'
import { planTitle } from '#content/plans.ts'
import { todayAt } from '#domain/calendar.ts'
import { weekdayOf } from '#domain/plan-days.ts'
import { kindLabel } from '#domain/service-types.ts'
import type { Customer } from '#web/data/customers.ts'
import { type LastClean, readLastClean } from '#web/data/last-clean.ts'
import { makePlan } from '#web/data/plans.ts'
import { RhythmChoice } from '#web/plans/rhythm-choice.tsx'
import { Swell } from '#web/plans/swell.tsx'
import { swellVisits } from '#web/plans/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClosedDayField, PlanWorkFields } from './plan-fields.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { PlanTelling, tellOf } from './plan-telling.tsx'
import { useNewPlan } from './use-new-plan.ts'
import { plansKey, usePlanActs } from './use-plan-acts.ts'
import { usePlanPreview } from './use-plan-preview.ts'

const words = planWords.making

type PlanMakeProps = { customer: Customer; foot: HTMLElement | null; onDone: () => void }

/** A plan from the last clean: everything is filled in, and what would come of it is shown before. */
export function PlanMake({ customer, foot, onDone }: PlanMakeProps) {
  const query = useQuery({
    queryKey: [plansKey, 'last-clean', customer.id],
    queryFn: () => readLastClean(customer.id),
  })
  return (
    <PanelPart title={words.title}>
      {query.isPending && <Skeleton lines={6} label={officeWords.loading} />}
      {query.isError && <p role="alert">{planWords.loadFailed}</p>}
      {query.isSuccess && !query.data && <p className="text-ink-soft">{planWords.noClean}</p>}
      {query.data ? (
        <PlanMakeForm {...{ customer, foot, onDone }} clean={query.data} />
      ) : (
        <PlanFoot place={foot}>
          <Button tone="quiet" onClick={onDone}>
            {planWords.notNow}
          </Button>
        </PlanFoot>
      )}
    </PanelPart>
  )
}

function PlanMakeForm({ customer, clean, foot, onDone }: PlanMakeProps & { clean: LastClean }) {
  const acts = usePlanActs()
  const form = useNewPlan(customer.id, clean)
  const { typed, type, errors, plan, booking } = form
  const preview = usePlanPreview(plan, booking)
  const formId = useId()
  const client = { customer: { ...customer, name: customer.first_name } }

  async function make(event: SubmitEvent) {
    event.preventDefault()
    if (!plan) return
    const isDone = await acts.act(
      () => makePlan(plan, booking),
      ({ made, unplaced }) => ({
        title: planWords.done.made(customer.first_name, made + (booking ? 1 : 0)),
        text: [unplaced > 0 && planWords.done.madeWithout(unplaced), tellOf(client).text]
          .filter(Boolean)
          .join(' '),
      }),
    )
    if (isDone) onDone()
  }

  return (
    <form id={formId} onSubmit={make} noValidate aria-label={words.title} className="grid gap-4">
      <div>
        <p className="plan-say">
          {planTitle({ ...typed.rhythm, weekday: weekdayOf(form.first) }, typed.work.start)}
        </p>
        <p className="text-ink-soft">{[kindLabel(clean.service_type), clean.address].join(', ')}</p>
        {preview.visits && preview.visits.length > 0 && (
          <Swell visits={swellVisits(preview.visits)} label={words.title} />
        )}
        <p role="status" className="mt-2">
          {preview.says}
        </p>
      </div>
      <TextField
        label={words.first}
        type="date"
        min={todayAt(new Date())}
        value={typed.first}
        error={errors.first}
        autoFocus
        onChange={event => form.setFirst(event.target.value)}
      />
      <RhythmChoice
        label={words.often}
        from={form.first}
        chosen={typed.rhythm}
        onChoose={rhythm => type({ rhythm })}
      />
      <PlanWorkFields fields={typed.work} onType={work => type({ work: { ...typed.work, ...work } })} />
      <div className="field-grid">
        <TextField
          label={words.price}
          inputMode="decimal"
          placeholder="0.00"
          value={typed.price}
          error={errors.price}
          onChange={event => type({ price: event.target.value })}
        />
        <TextField
          label={words.until}
          type="date"
          optional
          hint={words.untilHint}
          min={form.first}
          value={typed.until}
          error={errors.until}
          onChange={event => type({ until: event.target.value })}
        />
      </div>
      <ClosedDayField chosen={typed.onClosed} onChoose={onClosed => type({ onClosed })} />
      <PlanFoot place={foot}>
        <Button type="submit" form={formId} busy={acts.isBusy} onClick={form.showErrors}>
          {words.save}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {planWords.notNow}
        </Button>
        <PlanTelling plan={client} />
      </PlanFoot>
    </form>
  )
}
