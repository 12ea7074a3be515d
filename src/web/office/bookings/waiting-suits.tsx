// When it would suit somebody who waits, and what else is known.
import { waitingWords } from '#content/waiting-list.ts'
import { formatTimes } from '#domain/calendar.ts'
import { timeSlots } from '#domain/terms.ts'
import { CheckField, TextField } from '#web/ui/field.tsx'

const words = waitingWords.adding
const noteLength = 300

export type Suits = { weekdays: number[]; windows: string[]; note: string }

type WaitingSuitsProps = { suits: Suits; onType: (typed: Partial<Suits>) => void }

export function WaitingSuits({ suits, onType }: WaitingSuitsProps) {
  return (
    <>
      <Ticks
        label={words.days}
        options={words.weekdays.map((label, place) => ({ value: place + 1, label }))}
        ticked={suits.weekdays}
        onChange={weekdays => onType({ weekdays })}
      />
      <Ticks
        label={words.windows}
        options={timeSlots.map(slot => ({ value: slot as string, label: formatTimes(slot) }))}
        ticked={suits.windows}
        onChange={windows => onType({ windows })}
      />
      <TextField
        label={words.note}
        optional
        maxLength={noteLength}
        value={suits.note}
        onChange={event => onType({ note: event.target.value })}
      />
    </>
  )
}

type TicksProps<Value> = {
  label: string
  options: { value: Value; label: string }[]
  ticked: Value[]
  onChange: (ticked: Value[]) => void
}

function Ticks<Value extends string | number>({ label, options, ticked, onChange }: TicksProps<Value>) {
  return (
    <fieldset className="waiting-ticks">
      <legend>
        {label} <small>{words.none}</small>
      </legend>
      {options.map(option => (
        <CheckField
          key={option.value}
          label={option.label}
          checked={ticked.includes(option.value)}
          onChange={event =>
            onChange(
              event.target.checked
                ? [...ticked, option.value]
                : ticked.filter(other => other !== option.value),
            )
          }
        />
      ))}
    </fieldset>
  )
}
