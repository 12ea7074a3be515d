import { useEffect, useState } from 'react'
import { addMonths, daysOf, type IsoDay, type IsoMonth, monthOf, todayAt } from '#domain/calendar.ts'
import { availableSlots, type DiarySlot } from '#web/data/bookings.ts'
import { canTurnTo, type DiaryDay, diaryDays } from './diary.ts'

type Answer = DiarySlot[] | 'failed'
type Answers = Record<IsoMonth, Answer>

// The month on view and what the diary says of it; each month is asked for once, until something makes it stale.
export function useDiary(chosenDay: string, isAwake: boolean) {
  const [now, setNow] = useState<Date>()
  const [month, setMonth] = useState<IsoMonth>('')
  const [answers, setAnswers] = useState<Answers>({})
  const answer = answers[month]

  useEffect(() => {
    if (!isAwake || month) return
    const today = new Date()
    setNow(today)
    setMonth(firstMonth(chosenDay, today))
  }, [isAwake, month, chosenDay])

  useEffect(() => {
    if (!now || !month || answer) return
    readMonth(month, now).then(slots => setAnswers(known => ({ ...known, [month]: slots })))
  }, [month, now, answer])

  // Late in a month there may be nothing left to choose: open on the next one.
  useEffect(() => {
    const isFirstLook = Object.keys(answers).length === 1 && !chosenDay
    if (now && isFirstLook && month === monthOf(todayAt(now)) && isUsedUp(answer))
      setMonth(addMonths(month, 1))
  }, [now, month, answer, answers, chosenDay])

  return {
    now,
    month,
    turnTo: setMonth,
    hasFailed: answer === 'failed',
    days: now && month ? diaryDays(month, slotsIn(answers, month), now) : new Map<IsoDay, DiaryDay>(),
    dayOf: (day: IsoDay) =>
      now && day ? diaryDays(monthOf(day), slotsIn(answers, monthOf(day)), now).get(day) : undefined,
    retry: () => setAnswers({}),
    // What is on view stays until the new answer is there.
    refresh: () => now && readMonth(month, now).then(slots => setAnswers({ [month]: slots })),
  }
}

function slotsIn(answers: Answers, month: IsoMonth): DiarySlot[] | undefined {
  const answer = answers[month]
  return answer === 'failed' ? undefined : answer
}

// The chosen day's month when a draft brought one back that can still be booked.
function firstMonth(chosenDay: string, now: Date): IsoMonth {
  const month = monthOf(chosenDay)
  return chosenDay && canTurnTo(month, now) ? month : monthOf(todayAt(now))
}

async function readMonth(month: IsoMonth, now: Date): Promise<Answer> {
  const days = daysOf(month)
  const first = [days[0] ?? '', todayAt(now)].sort().at(-1) ?? ''
  return availableSlots(first, days.at(-1) ?? '').catch(() => 'failed' as const)
}

function isUsedUp(answer: Answer | undefined): boolean {
  return Array.isArray(answer) && !answer.some(slot => slot.state === 'free')
}
