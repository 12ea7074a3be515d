import { lazy, type MouseEvent, Suspense } from 'react'
import { diaryWords } from '#content/diary.ts'
import { formatDayOfYear, type IsoDay, type IsoMonth, monthOf, todayAt } from '#domain/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { CalendarPlaceholder } from './calendar-frame.tsx'
import { FormStep } from './form-step.tsx'
import type { useCalendar } from './use-calendar.ts'

const words = diaryWords.calendar

// Loaded separately: visitors who read and type first need not wait for it.
const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }))

type DayChoiceProps = {
  /** Where a link can lead. */
  id?: string
  number: number
  diary: ReturnType<typeof useCalendar>
  chosen: string
  error?: string | undefined
  /** Where the clean is: the days on which we are there anyway are marked. */
  suburb?: string | undefined
  /** By when whoever asks now has heard from us: days before that are marked. */
  heardBy?: string | undefined
  /** Days on which only a shorter clean fits are likely: the place of their legend is kept. */
  hasShorter?: boolean
  onChoose: (day: IsoDay) => void
  /** Where the day came along: how to open the calendar for another one. */
  onOpen?: (() => void) | undefined
  /** The first day that it is likely to show: its place is kept. */
  likelyFrom?: IsoDay | undefined
}

export function DayChoice({ id, number, diary, error, likelyFrom, onOpen, ...props }: DayChoiceProps) {
  const { now, month, days, turnTo, hasFailed, retry } = diary
  const { heardBy, hasShorter = false } = props
  return (
    <FormStep id={id} number={number} title={diaryWords.steps.day} field="service_date" error={error}>
      {onOpen ? (
        <FoldedDay day={props.chosen} onOpen={onOpen} />
      ) : now && month ? (
        <Suspense
          fallback={<CalendarPlaceholder from={firstOf(month, todayAt(now))} {...{ heardBy, hasShorter }} />}
        >
          <DayCalendar {...{ now, month, days }} {...props} onTurn={turnTo} />
        </Suspense>
      ) : (
        <CalendarPlaceholder from={likelyFrom} {...{ heardBy, hasShorter }} />
      )}
      {hasFailed && <DiaryFailed onRetry={retry} />}
    </FormStep>
  )
}

// The step takes the focus, which would otherwise be lost with the button.
function FoldedDay({ day, onOpen }: { day: IsoDay; onOpen: () => void }) {
  function open(event: MouseEvent<HTMLElement>) {
    event.currentTarget.closest('fieldset')?.focus()
    onOpen()
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 font-bold text-heading">
      {formatDayOfYear(day)}
      <button type="button" className="min-h-11 underline" onClick={open}>
        {words.change}
      </button>
    </p>
  )
}

const firstOf = (month: IsoMonth, today: IsoDay): IsoDay => (monthOf(today) === month ? today : `${month}-01`)

function DiaryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 font-semibold text-error">
      {words.failed}
      <Button tone="quiet" size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
