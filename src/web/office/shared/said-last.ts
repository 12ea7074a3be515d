import { moneyWords } from '#content/money-page.ts'
import { formatShortDay, todayAt } from '#domain/calendar.ts'
import type { Reminder } from '#domain/chase.ts'

const words = moneyWords.chase

/** 'Reminded twice, promised for 20 Dec' */
export function saidLast(reminders: Reminder[]): string {
  const [last] = reminders
  if (!last) return words.never
  const day = formatShortDay(todayAt(new Date(last.at)))
  const promised = reminders.find(({ promised_on }) => promised_on)?.promised_on
  const isOnce = reminders.length === 1 || last.how === 'call'
  const said = isOnce ? words.said[last.how](day) : `${timesOf(reminders.length)}, ${day}`
  return promised ? `${said}, ${words.promised(formatShortDay(promised))}` : said
}

const timesOf = (count: number) => (count === 2 ? words.twice : words.times(count))
