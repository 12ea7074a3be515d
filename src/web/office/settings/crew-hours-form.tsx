import { type SubmitEvent, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { settingsWords } from '#content/settings.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type CrewHours, type StoredCrew, saveCrewHours } from '#web/data/diary-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'

const words = settingsWords.crews.hours
type Choice = keyof typeof words.choices

/** The team's week: a day as the business has it, with hours of its own, or free. */
export function CrewHoursForm({ crew }: { crew: StoredCrew }) {
  return (
    <div className="mt-6 grid gap-3">
      <h4 className="font-semibold text-heading">{words.title}</h4>
      {words.weekdays.map((day, place) => {
        const hours = crew.crew_hours.find(({ weekday }) => weekday === place + 1)
        return (
          <Weekday
            key={`${day} ${JSON.stringify(hours)}`}
            crew={crew}
            day={day}
            weekday={place + 1}
            hours={hours}
          />
        )
      })}
    </div>
  )
}

type WeekdayProps = { crew: StoredCrew; day: string; weekday: number; hours: CrewHours | undefined }

const choiceOf = (hours: CrewHours | undefined): Choice =>
  hours ? (hours.opens_at ? 'own' : 'free') : 'usual'

function Weekday({ crew, day, weekday, hours }: WeekdayProps) {
  const { act, isBusy } = useAct(['crews'])
  const [choice, setChoice] = useState(choiceOf(hours))
  const [opens, setOpens] = useState(hours?.opens_at?.slice(0, 5) ?? '08:00')
  const [closes, setCloses] = useState(hours?.closes_at?.slice(0, 5) ?? '13:00')
  const isWrong = choice === 'own' && !(opens < closes)
  const stored = [choiceOf(hours), hours?.opens_at?.slice(0, 5), hours?.closes_at?.slice(0, 5)].join()
  const isChanged =
    [choice, ...(choice === 'own' ? [opens, closes] : [undefined, undefined])].join() !== stored

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (isWrong) return
    const own =
      choice === 'own' ? { opens_at: opens, closes_at: closes } : { opens_at: null, closes_at: null }
    const change = { crewId: crew.id, weekday, seen: hours, hours: choice === 'usual' ? null : own }
    void act({
      work: () => saveCrewHours(change),
      said: { title: words.saved(day) },
      failed: error => (isChangedMeanwhile(error) ? words.changed(day) : words.failed),
    })
  }

  return (
    <form className="field-grid" onSubmit={save} noValidate aria-label={`${crew.name}, ${day}`}>
      <SelectField label={day} value={choice} onChange={event => setChoice(event.target.value as Choice)}>
        {Object.entries(words.choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {choice === 'own' && (
        <>
          <TextField
            label={words.opens(day)}
            type="time"
            value={opens}
            onChange={event => setOpens(event.target.value)}
          />
          <TextField
            label={words.closes(day)}
            type="time"
            value={closes}
            error={isWrong ? words.wrong : undefined}
            onChange={event => setCloses(event.target.value)}
          />
        </>
      )}
      {isChanged && (
        <div className="self-end">
          <Button type="submit" tone="quiet" busy={isBusy}>
            {isBusy ? officeWords.saving : words.save(day)}
          </Button>
        </div>
      )}
    </form>
  )
}
