// A clean as a file that every phone's calendar takes in (iCalendar, RFC 5545).
import type { IsoDay } from './calendar.ts'
import { slotEnd, slotStart, type TimeSlot } from './time-slots.ts'

type CalendarEntry = {
  id: string
  title: string
  description: string
  day: IsoDay
  slot: TimeSlot
  place?: string
  now: Date
  isConfirmed?: boolean
}

export function calendarFile(entry: CalendarEntry): string {
  const { id, title, description, day, slot, place, now, isConfirmed = false } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cleaning//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same clean taken in twice is one entry.
    `UID:${id}@booking`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(slotStart(day, slot))}`,
    `DTEND:${stamp(slotEnd(day, slot))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    // The newer of two entries with one UID is the one that counts.
    `SEQUENCE:${sequenceAt(now)}`,
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return fileOf(lines)
}

export function fileOf(lines: string[]): string {
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

export function sequenceAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000) % 2 ** 31
}

export function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

// A line has at most 75 octets; the rest follows after a space, and no letter is torn apart.
function folded(line: string): string {
  let length = 0
  return [...line]
    .map(letter => {
      const octets = new TextEncoder().encode(letter).length
      const isFull = length + octets > 75
      length = isFull ? octets + 1 : length + octets
      return isFull ? `\r\n ${letter}` : letter
    })
    .join('')
}
