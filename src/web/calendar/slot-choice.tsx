import { diaryWords } from '#content/diary.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { Choice } from '#web/ui/field.tsx'
import { type DayAvailability, shownSlots } from './calendar-days.ts'
import { FormStep } from './form-step.tsx'

// Times are centred in their blocks, without the tick of other choices.
const slotGrid =
  'grid grid-cols-2 gap-2 tabular-nums min-[44rem]:grid-cols-5 [&_.choice_span]:justify-center [&_.choice_span]:after:hidden!'

type SlotChoiceProps = {
  number: number
  day: DayAvailability | undefined
  slot: string
  error?: string | undefined
  onChoose: (slot: TimeSlot) => void
}

export function SlotChoice({ number, day, slot, error, onChoose }: SlotChoiceProps) {
  const { slot: titleFor, slotWithoutDay } = diaryWords.steps
  const title = day ? titleFor(formatDayOfYear(day.day)) : slotWithoutDay
  return (
    <FormStep number={number} title={title} field="service_time" error={error}>
      {day ? <Slots day={day} slot={slot} onChoose={onChoose} /> : <Hint>{diaryWords.slots.none}</Hint>}
    </FormStep>
  )
}

function Slots({
  day,
  slot,
  onChoose,
}: {
  day: DayAvailability
  slot: string
  onChoose: (slot: TimeSlot) => void
}) {
  return (
    <>
      <div className={slotGrid}>
        {shownSlots(day).map(entry => (
          <Choice
            key={entry.slot}
            name="service_time"
            value={entry.slot}
            label={formatTimes(entry.slot)}
            checked={entry.slot === slot && entry.state === 'free'}
            disabled={entry.state !== 'free'}
            onChange={() => onChoose(entry.slot)}
          />
        ))}
      </div>
      <Hint>{[takenSentence(day), diaryWords.slots.arrival].filter(Boolean).join(' ')}</Hint>
    </>
  )
}

function Hint({ children }: { children: string }) {
  return <p className="text-small text-ink-soft">{children}</p>
}

function takenSentence(day: DayAvailability): string {
  const taken = shownSlots(day).filter(({ state }) => state === 'full')
  const times = taken.map(({ slot }) => formatTimes(slot)).join(', ')
  if (taken.length === 0) return ''
  return taken.length === 1 ? diaryWords.slots.taken(times) : diaryWords.slots.severalTaken(times)
}
