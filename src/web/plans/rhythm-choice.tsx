import { useId } from 'react'
import { capital } from '#content/number-words.ts'
import { rhythmText } from '#content/plans.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { type DayRhythm, rhythmsFrom } from '#domain/rhythm.ts'
import { Choice } from '#web/ui/field.tsx'

type Chosen = Pick<DayRhythm, 'rhythm' | 'nth'>

type RhythmChoiceProps = {
  label: string
  /** The first visit: the weekday and its place in the month are this day's. */
  from: IsoDay
  chosen: Chosen
  onChoose: (rhythm: DayRhythm) => void
}

/** How often, in whole sentences, so that nobody has to know what a rhythm is called. */
export function RhythmChoice({ label, from, chosen, onChoose }: RhythmChoiceProps) {
  const name = useId()
  return (
    <fieldset className="rhythms">
      <legend>{label}</legend>
      {rhythmsFrom(from).map(rhythm => (
        <Choice
          key={`${rhythm.rhythm} ${rhythm.nth}`}
          name={name}
          label={capital(rhythmText(rhythm))}
          checked={rhythm.rhythm === chosen.rhythm && rhythm.nth === chosen.nth}
          onChange={() => onChoose(rhythm)}
        />
      ))}
    </fieldset>
  )
}
