import { useEffect, useState } from 'react'
import { daysOf, type IsoDay, type IsoMonth } from '#domain/calendar.ts'
import { areaDays } from '#web/data/bookings.ts'

const none: ReadonlySet<IsoDay> = new Set()

/** The days of a month on which we are in the visitor's suburb anyway; none until it is known, or where no suburb is. */
export function useAreaDays(suburb: string | undefined, month: IsoMonth): ReadonlySet<IsoDay> {
  const [known, setKnown] = useState<Record<string, ReadonlySet<IsoDay>>>({})
  const key = `${month} ${suburb}`
  useEffect(() => {
    if (!suburb || known[key]) return
    const days = daysOf(month)
    // Without an answer the calendar is as useful as ever.
    areaDays(days[0] ?? '', days.at(-1) ?? '', suburb).then(
      found => setKnown(before => ({ ...before, [key]: new Set(found) })),
      () => {},
    )
  }, [suburb, month, key, known])
  return (suburb && known[key]) || none
}
