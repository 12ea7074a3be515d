import { diaryWords } from '#content/diary.ts'
import { formatDayOfYear, formatTimes, type IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/field.tsx'
import { type DayAvailability, hasNoTime, shownSlots } from './calendar-days.ts'
import { FormStep } from './form-step.tsx'

// Times are centred in their blocks, without the tick of other choices.
const slotGrid =
  'grid grid-cols-2 gap-2 tabular-nums min-[44rem]:grid-cols-5 [&_.choice_span]:justify-center [&_.choice_span]:after:hidden!'

type SlotChoiceProps = {
  number: number
  day: DayAvailability | undefined
  slot: string
  /** 'about 5 hours', where the clean is longer than a window. */
  takes?: string | undefined
  error?: string | undefined
  onChoose: (slot: TimeSlot) => void
  /** Where the day has no time for this clean: the next that has, and how to take it. */
  next?: { day: IsoDay; take: () => void } | undefined
}

export function SlotChoice({ number, day, slot, takes, error, onChoose, next }: SlotChoiceProps) {
  const { slot: titleFor, slotWithoutDay } = diaryWords.steps
  const title = day ? titleFor(formatDayOfYear(day.day)) : slotWithoutDay
  return (
    <FormStep number={number} title={title} field="service_time" error={error}>
      {day && hasNoTime(day) && <FullDay day={day} next={next} />}
      {day ? <Slots {...{ day, slot, takes, onChoose }} /> : <Hint>{diaryWords.slots.none}</Hint>}
    </FormStep>
  )
}

// It may have been free for a shorter clean: the home page offers days before it knows what needs cleaning.
function FullDay({ day: { day, state }, next }: { day: DayAvailability } & Pick<SlotChoiceProps, 'next'>) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-block bg-sand p-4">
      <p>{diaryWords.slots[state === 'short' ? 'short' : 'full'](formatDayOfYear(day))}</p>
      {next && (
        // The first that takes the focus where a time is missing.
        <Button tabIndex={0} onClick={next.take}>
          {diaryWords.slots.take(formatDayOfYear(next.day))}
        </Button>
      )}
    </div>
  )
}

type SlotsProps = Pick<SlotChoiceProps, 'slot' | 'takes' | 'onChoose'> & { day: DayAvailability }

function Slots({ day, slot, takes, onChoose }: SlotsProps) {
  const taken = takenSentence(day, takes)
  return (
    <>
      <Hint>{diaryWords.slots.arrival}</Hint>
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
      {taken && <Hint>{taken}</Hint>}
    </>
  )
}

function Hint({ children }: { children: string }) {
  return <p className="text-small text-ink-soft">{children}</p>
}

function takenSentence(day: DayAvailability, takes: string | undefined): string {
  const taken = shownSlots(day).filter(({ state }) => state === 'full')
  const times = taken.map(({ slot }) => formatTimes(slot)).join(', ')
  if (taken.length === 0) return ''
  const { taken: one, severalTaken: several, orTooShort } = diaryWords.slots
  return `${taken.length === 1 ? one(times) : several(times)}${takes ? orTooShort(takes) : ''}.`
}
