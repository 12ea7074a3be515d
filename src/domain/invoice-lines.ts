// The lines of an invoice with the day of each: one of a month has a clean for each line.
import { formatListDay, type IsoDay } from './calendar.ts'
import { lineWords, type QuoteLine } from './price.ts'

type Cleans = readonly { service_id: string; service_date: IsoDay }[]

/** Nothing where the line says its day already, or is of no clean of its own. */
export function dayOfLine(line: QuoteLine, cleans: Cleans): IsoDay | undefined {
  const day = cleans.find(({ service_id }) => service_id === line.key)?.service_date
  return day && !lineWords(line).includes(shortDay(day)) ? day : undefined
}

// '10 Dec' of 'Thu 10 Dec'.
const shortDay = (day: IsoDay) => formatListDay(day).slice(4)
