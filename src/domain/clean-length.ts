// How long a clean takes: by its kind, the one answer about size, and extras. The server reckons the same
// (db/functions/diary/clean-minutes.sql); the figures here are those a new database starts with.
import { kindOf, type ServiceKind, type ServiceType, type SizeQuestion } from './service-types.ts'

export type CleanLength = {
  kind: ServiceKind
  size_question: SizeQuestion
  /** At the usual size; each unit more or less changes it by minutes_per_unit. */
  base_minutes: number
  usual_size: number
  minutes_per_unit: number
  least_minutes: number
  largest_size: number
}

export type CleanExtra = {
  key: string
  label: string
  minutes: number
  kinds: readonly ServiceKind[]
  is_active: boolean
}

export const longestMinutes = 1440
const step = 10

type Question = {
  size: number | null
  extras: readonly string[]
  length: CleanLength
  offered: readonly CleanExtra[]
}

export function cleanMinutes({ size, extras, length, offered }: Question): number {
  const units = (size ?? length.usual_size) - length.usual_size
  const reckoned = Math.ceil((length.base_minutes + units * length.minutes_per_unit) / step) * step
  const added = offered
    .filter(({ key }) => extras.includes(key))
    .reduce((sum, { minutes }) => sum + minutes, 0)
  return Math.min(longestMinutes, Math.max(length.least_minutes, reckoned) + added)
}

export function lengthOf(type: ServiceType, lengths: readonly CleanLength[]): CleanLength | undefined {
  const kind = kindOf(type)
  return lengths.find(entry => entry.kind === kind)
}

export function extrasFor(type: ServiceType, offered: readonly CleanExtra[]): CleanExtra[] {
  const kind = kindOf(type)
  return offered.filter(({ kinds, is_active }) => is_active && kinds.includes(kind))
}

// 'about 2½ hours': to the half hour, never less than it takes.
export function aboutHours(minutes: number): string {
  if (minutes < 60) return `about ${minutes} minutes`
  const halves = Math.ceil(minutes / 30)
  const hours = `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`
  return `about ${hours} ${halves === 2 ? 'hour' : 'hours'}`
}

// '1 h 30', '3 h', '40 min': for lists and drawings.
export function shortHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`
}

type Placed = { start_minute: number | null; minutes: number | null }

/** '09:20 to 12:20'; null without a place in the day. */
export function stretchOf({ start_minute: start, minutes }: Placed): string | null {
  return start === null || minutes === null ? null : `${clockOf(start)} to ${clockOf(start + minutes)}`
}

// Minutes from midnight as a clock: 800 is '13:20'.
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** And back: '13:20' is 800. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
