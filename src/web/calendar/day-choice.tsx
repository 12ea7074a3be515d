import { lazy, Suspense } from 'react'
import { diaryWords } from '#content/diary.ts'
import { type IsoDay, type IsoMonth, monthOf, todayAt } from '#domain/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { CalendarPlaceholder } from './calendar-frame.tsx'
import { FormStep } from './form-step.tsx'
import type { useCalendar } from './use-calendar.ts'

const words = diaryWords.calendar

// Loaded separately: visitors who read and type first need not wait for it.
const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }))

type DayChoiceProps = {
  number: number
  diary: ReturnType<typeof useCalendar>
  chosen: string
  error?: string | undefined
  /** Where the clean is: the days on which we are there anyway are marked. */
  suburb?: string | undefined
  onChoose: (day: IsoDay) => void
  /** The first day that it is likely to show: its place is kept. */
  likelyFrom?: IsoDay | undefined
}

export function DayChoice({ number, diary, chosen, error, suburb, onChoose, likelyFrom }: DayChoiceProps) {
  const { now, month, days, turnTo, hasFailed, retry } = diary
  return (
    <FormStep number={number} title={diaryWords.steps.day} field="service_date" error={error}>
      {now && month ? (
        <Suspense fallback={<CalendarPlaceholder from={firstOf(month, todayAt(now))} />}>
          <DayCalendar {...{ now, month, days, chosen, suburb, onChoose }} onTurn={turnTo} />
        </Suspense>
      ) : (
        <CalendarPlaceholder from={likelyFrom} />
      )}
      {hasFailed && <DiaryFailed onRetry={retry} />}
    </FormStep>
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
