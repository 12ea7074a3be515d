// The diary as a calendar that programs read again and again (iCalendar, RFC 5545). Times are the business's own, with
// its zone spelled out: a program that shows several zones then names the right one.
import { addDays, type IsoDay } from './calendar.ts'
import { escaped, fileOf, sequenceAt, stamp } from './calendar-file.ts'
import type { TimeSlot } from './time-slots.ts'

type FeedEvent = {
  id: string
  title: string
  description: string
  place: string
  url: string
  day: IsoDay
  slot: TimeSlot
  /** From midnight, and how long; null where it has no place in the diary yet: then it is its window. */
  startMinute: number | null
  minutes: number | null
  isConfirmed: boolean
  changedAt: Date
}

const zone = 'Africa/Johannesburg'
const dayMinutes = 24 * 60

export function calendarFeed(name: string, events: readonly FeedEvent[]): string {
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cleaning//Diary//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...zoneLines,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ])
}

// No daylight saving since 1944.
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:SAST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function eventLines(event: FeedEvent): string[] {
  const { id, title, description, place, url, isConfirmed, changedAt } = event
  const [from, to] = stretchOf(event)
  return [
    'BEGIN:VEVENT',
    `UID:${id}@booking`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    `SEQUENCE:${sequenceAt(changedAt)}`,
    `DTSTART;TZID=${zone}:${localStamp(event.day, from)}`,
    `DTEND;TZID=${zone}:${localStamp(event.day, to)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
  ]
}

function stretchOf({ slot, startMinute, minutes }: FeedEvent): [from: number, to: number] {
  if (startMinute !== null && minutes !== null) return [startMinute, startMinute + minutes]
  return [minuteOf(slot.slice(0, 5)), minuteOf(slot.slice(6))]
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

// A long clean may end after midnight.
function localStamp(day: IsoDay, minute: number): string {
  const on = addDays(day, Math.floor(minute / dayMinutes)).replaceAll('-', '')
  return `${on}T${twoDigits(Math.floor((minute % dayMinutes) / 60))}${twoDigits(minute % 60)}00`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

// Some programs end a line at any of the characters that Unicode calls a line end.
function text(written: string): string {
  return escaped(written.replace(/[\u0085\u2028\u2029]/g, '\n')).replace(/\p{Cc}/gu, ' ')
}
