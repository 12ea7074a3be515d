import { startTransition, useEffect, useState } from 'react'
import { addMonths, daysOf, type IsoDay, type IsoMonth, monthOf, todayAt } from '#domain/calendar.ts'
import { mostAsked } from '#domain/service-types.ts'
import { availableSlots, type SlotAvailability, type WantedClean } from '#web/data/bookings.ts'
import { calendarDays, canTurnTo, type DayAvailability, openToShorter } from './calendar-days.ts'
import { type Answer, type Answers, diaryAnswers, keyOf, type Question } from './diary-answers.ts'

// The month on view and what is free in it for this clean, or for any while none is chosen (''); read once, until something makes it stale.
export function useCalendar(chosenDay: string, isAwake: boolean, wanted: WantedClean) {
  const [now, setNow] = useState<Date>()
  const [month, setMonth] = useState<IsoMonth>('')
  const [answers, setAnswers] = useState<Answers>({})
  const [diary] = useState(() => diaryAnswers(readMonth, setAnswers))
  const isOpen = wanted.service_type === ''
  const asked = JSON.stringify(isOpen ? { ...wanted, service_type: mostAsked } : wanted)
  const slotsIn = (given: Answer | undefined) => {
    const slots = read(given)
    return slots && isOpen ? openToShorter(slots) : slots
  }
  const answer = answers[keyOf({ month, asked })]

  useEffect(() => {
    if (!isAwake || month) return
    const today = new Date()
    startTransition(() => {
      setNow(today)
      setMonth(firstMonth(chosenDay, today))
    })
  }, [isAwake, month, chosenDay])

  // Also after a refresh that came together with an answer, and took it away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers stands for each of them
  useEffect(() => {
    if (now && month && !answer) diary.ask({ month, now, asked })
  }, [month, now, answers, asked])

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
    days: now && month ? calendarDays(month, slotsIn(answer), now) : new Map<IsoDay, DayAvailability>(),
    dayOf: (day: IsoDay) =>
      now && day
        ? calendarDays(monthOf(day), slotsIn(answers[keyOf({ month: monthOf(day), asked })]), now).get(day)
        : undefined,
    retry: () => setAnswers({}),
    // The month on view stays until the new answer is there.
    refresh: () => now && diary.askAnew({ month, now, asked }),
  }
}

function read(answer: Answer | undefined): SlotAvailability[] | undefined {
  return answer === 'failed' ? undefined : answer
}

// The chosen day's month when a draft brought one back that can still be booked.
function firstMonth(chosenDay: string, now: Date): IsoMonth {
  const month = monthOf(chosenDay)
  return chosenDay && canTurnTo(month, now) ? month : monthOf(todayAt(now))
}

async function readMonth({ month, now, asked }: Question): Promise<Answer> {
  const days = daysOf(month)
  const first = [days[0] ?? '', todayAt(now)].sort().at(-1) ?? ''
  return availableSlots(first, days.at(-1) ?? '', JSON.parse(asked)).catch(() => 'failed' as const)
}

function isUsedUp(answer: Answer | undefined): boolean {
  return Array.isArray(answer) && !answer.some(({ state }) => state === 'free' || state === 'short')
}
