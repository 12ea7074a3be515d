// The fields that making and changing a plan have in common.
import { planWords } from '#content/office-plans.ts'
import { longestMinutes } from '#domain/clean-length.ts'
import type { OnClosed } from '#domain/plan-days.ts'
import { useCrewNames } from '#web/office/shared/use-crew-names.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'

const words = planWords.making

/** As typed. */
export type WorkFields = { start: string; minutes: string; crew: string }

type WorkFieldsProps = {
  fields: WorkFields
  onType: (typed: Partial<WorkFields>) => void
}

export const isLengthWrong = (minutes: string) =>
  !(Number(minutes) >= 10 && Number(minutes) <= longestMinutes)

/** When it starts, how long it takes, and who comes, where there is a choice. */
export function PlanWorkFields({ fields, onType }: WorkFieldsProps) {
  return (
    <div className="field-grid">
      <TextField
        label={words.start}
        type="time"
        step={600}
        value={fields.start}
        error={fields.start ? undefined : words.startWrong}
        onChange={event => onType({ start: event.target.value })}
      />
      <TextField
        label={words.minutes}
        inputMode="numeric"
        value={fields.minutes}
        error={isLengthWrong(fields.minutes) ? words.minutesWrong : undefined}
        onChange={event => onType({ minutes: event.target.value.replace(/\D/g, '') })}
      />
      <CrewField crew={fields.crew} onChoose={crew => onType({ crew })} />
    </div>
  )
}

function CrewField({ crew, onChoose }: { crew: string; onChoose: (crew: string) => void }) {
  const crews = useCrewNames()
  if (crews.length < 2) return null
  return (
    <SelectField label={words.crew} value={crew} onChange={event => onChoose(event.target.value)}>
      {crews.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type ClosedDayFieldProps = { chosen: OnClosed; onChoose: (chosen: OnClosed) => void }

export function ClosedDayField({ chosen, onChoose }: ClosedDayFieldProps) {
  return (
    <SelectField
      label={planWords.onClosed.label}
      value={chosen}
      onChange={event => onChoose(event.target.value === 'skip' ? 'skip' : 'move')}
    >
      <option value="move">{planWords.onClosed.move}</option>
      <option value="skip">{planWords.onClosed.skip}</option>
    </SelectField>
  )
}
