import { firstStepWords as words } from '#content/first-steps.ts'
import { settingsWords } from '#content/settings.ts'
import { type BusinessSettingsForm, businessSettingsSchema, settingsForm } from '#domain/business-settings.ts'
import type { FirstDay } from '#web/data/first-steps.ts'
import { readSettings, saveSettings } from '#web/data/settings.ts'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { StepFoot, StepPage } from './step-page.tsx'
import { useStepMoves } from './use-first-day.ts'

const { fields } = settingsWords.form
const times = ['weekday_opens_at', 'weekday_closes_at', 'saturday_opens_at', 'saturday_closes_at'] as const
type Name = (typeof times)[number] | 'slot_capacity'
const labels: Record<Name, string> = {
  weekday_opens_at: fields.weekday_opens_at,
  weekday_closes_at: fields.weekday_closes_at,
  saturday_opens_at: fields.saturday_opens_at,
  saturday_closes_at: fields.saturday_closes_at,
  slot_capacity: words.hours.teams,
}

export function HoursStep() {
  return (
    <StepPage step="hours" lead={words.hours.lead}>
      {day => <HoursForm day={day} />}
    </StepPage>
  )
}

function HoursForm({ day }: { day: FirstDay }) {
  const { mark, busyWith } = useStepMoves('hours', day.states)
  const form = useSeenForm({
    stored: day.settings,
    formOf: settingsForm as (stored: FirstDay['settings']) => BusinessSettingsForm,
    schemaOf: () => businessSettingsSchema,
    labels,
    notices: { saveFailed: words.form.failed },
    save: async (seen, changes) => (Object.keys(changes).length > 0 ? saveSettings(seen, changes) : seen),
    read: readSettings,
    reads: ['settings', 'crews', 'crew-names'],
    onSaved: () => mark('done'),
  })
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid max-w-3xl gap-6">
      <div className="field-grid">
        {times.map(name => (
          <TextField key={name} {...form.bind(name)} label={labels[name]} type="time" />
        ))}
        <TextField {...form.bind('slot_capacity')} label={labels.slot_capacity} inputMode="numeric" />
      </div>
      <StepFoot
        onLater={() => void mark('later')}
        go={form.changedLabels.length > 0 ? words.form.go : words.form.right}
        busyWith={form.isBusy ? 'done' : busyWith}
      />
    </form>
  )
}
