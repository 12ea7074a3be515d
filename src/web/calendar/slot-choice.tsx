import type { ReactNode } from 'react'
import { diaryWords } from '#content/diary.ts'
import { isBeforeAnswer } from '#domain/answer-time.ts'
import { formatDayOfYear, formatListDay, formatTimes, type IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { SlotAvailability } from '#web/data/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/field.tsx'
import { type DayAvailability, hasNoTime, shownSlots } from './calendar-days.ts'
import { FormStep } from './form-step.tsx'

const words = diaryWords.slots

// Times are centred in their blocks, without the tick of other choices; a free one has the colour of a free day.
const slotGrid =
  'comes grid grid-cols-2 gap-2 tabular-nums min-[44rem]:grid-cols-5 [&_.choice_span]:flex-col [&_.choice_span]:justify-center [&_.choice_span]:no-underline [&_.choice_span]:after:hidden! [&_input:enabled:not(:checked)+span]:bg-free'

type SlotChoiceProps = {
  /** Where a link can lead. */
  id?: string
  number: number
  day: DayAvailability | undefined
  slot: string
  /** 'about 5 hours', where the clean is longer than a window. */
  takes?: string | undefined
  /** By when whoever asks today has heard from us. */
  heardBy?: string | undefined
  error?: string | undefined
  onChoose: (slot: TimeSlot) => void
  /** Where the day has no time for this clean: the nearest that has, and how to take it. */
  nearest?: { day: IsoDay; take: () => void } | undefined
  /** Before we know which clean: what is free may be too short for it. */
  isAnyClean?: boolean
  /** Back to the days, where they are not just above. */
  toDays?: ReactNode
}

export function SlotChoice({ id, number, day, error, nearest, ...props }: SlotChoiceProps) {
  const { slot: titleFor, slotWithoutDay } = diaryWords.steps
  const title = day ? titleFor(formatDayOfYear(day.day)) : slotWithoutDay
  return (
    <FormStep id={id} number={number} title={title} field="service_time" error={error}>
      {day && hasNoTime(day) && <FullDay day={day} nearest={nearest} />}
      {day ? <Slots day={day} {...props} /> : <Hint>{words.none}</Hint>}
    </FormStep>
  )
}

// It may have been free for a shorter clean: the home page offers days before it knows what needs cleaning.
function FullDay({
  day: { day, state },
  nearest,
}: { day: DayAvailability } & Pick<SlotChoiceProps, 'nearest'>) {
  return (
    <div role="status" className="comes flex flex-wrap items-center gap-3 rounded-block bg-sand p-4">
      <p>{words[state === 'short' ? 'short' : 'full'](formatDayOfYear(day))}</p>
      {nearest && (
        // The first that takes the focus where a time is missing.
        <Button tabIndex={0} onClick={nearest.take}>
          {words.take(formatListDay(nearest.day))}
        </Button>
      )}
    </div>
  )
}

type SlotsProps = Pick<
  SlotChoiceProps,
  'slot' | 'takes' | 'heardBy' | 'isAnyClean' | 'onChoose' | 'toDays'
> & {
  day: DayAvailability
}

function Slots({ day, slot, takes, heardBy, isAnyClean, onChoose, toDays }: SlotsProps) {
  const shown = shownSlots(day)
  const isShort = shown.some(({ state }) => state === 'short')
  return (
    <>
      <Hint>{words.arrival}</Hint>
      {isAnyClean && <Hint>{words.depends}</Hint>}
      <div key={day.day} className={slotGrid}>
        {shown.map(entry => (
          <Choice
            key={entry.slot}
            name="service_time"
            value={entry.slot}
            label={<SlotLabel {...entry} isSoon={isBeforeAnswer(entry, heardBy)} />}
            checked={entry.slot === slot && entry.state === 'free'}
            disabled={entry.state !== 'free'}
            onChange={() => onChoose(entry.slot)}
          />
        ))}
      </div>
      {isShort && <Hint>{words.tooShort(takes)}</Hint>}
      {toDays}
    </>
  )
}

function SlotLabel({ slot, state, isSoon }: SlotAvailability & { isSoon: boolean }) {
  const time = formatTimes(slot)
  if (state === 'closed' || (state === 'free' && !isSoon)) return time
  if (state === 'free')
    return (
      <>
        {time} <small className="text-tiny">{words.soon}</small>
      </>
    )
  return (
    <>
      <s>{time}</s> <small className="text-tiny">{words.why[state]}</small>
    </>
  )
}

function Hint({ children }: { children: string }) {
  return <p className="text-small text-ink-soft">{children}</p>
}
