// From minutes to the drawing and back: an hour is 58 pixels high, and everything stands on steps of ten minutes.
import { type DiaryDay, endOf, type Stretch, stepMinutes } from '#domain/diary.ts'

export const hourPx = 58

/** The minutes between which the week is drawn, both whole hours. */
export type Scale = { first: number; last: number }

const usual = { opens: 8 * 60, closes: 17 * 60 }

/** From the first opening to an hour after the last closing, and further where a clean lies outside. */
export function scaleOf(days: readonly DiaryDay[], stretches: readonly Stretch[]): Scale {
  const hours = days.flatMap(({ crews }) => crews.flatMap(crew => crew.hours ?? []))
  const first = Math.min(
    ...(hours.length > 0 ? hours.map(({ opens }) => opens) : [usual.opens]),
    ...stretches.map(({ start }) => start),
  )
  const last = Math.max(
    ...(hours.length > 0 ? hours : [usual]).map(({ closes }) => closes + 60),
    ...stretches.map(endOf),
  )
  return { first: Math.floor(first / 60) * 60, last: Math.min(1440, Math.ceil(last / 60) * 60) }
}

export const hoursOf = ({ first, last }: Scale): number[] =>
  Array.from({ length: (last - first) / 60 + 1 }, (_, hour) => first + hour * 60)

export const heightOf = (minutes: number) => (minutes * hourPx) / 60
export const topOf = (minute: number, { first }: Pick<Scale, 'first'>) => heightOf(minute - first)

/** The step nearest to a height in the drawing. */
export const minuteAt = (y: number, { first }: Pick<Scale, 'first'>) =>
  Math.round((first + (y * 60) / hourPx) / stepMinutes) * stepMinutes
