// What can be booked: twelve kinds of clean, seven of which come in three rhythms. The specification counts 25
// types and lists 26; the list holds.
export const serviceGroups = [
  { group: 'home', label: 'At home' },
  { group: 'specialist', label: 'Specialist' },
  { group: 'business', label: 'Business' },
] as const

const kinds = [
  { kind: 'residential-standard', label: 'Regular clean', group: 'home', hasRhythm: false },
  { kind: 'residential-deep', label: 'Deep clean', group: 'home', hasRhythm: false },
  { kind: 'move-in-out', label: 'Moving in or out', group: 'home', hasRhythm: false },
  { kind: 'carpet-clean', label: 'Carpet', group: 'specialist', hasRhythm: true },
  { kind: 'mattress-clean', label: 'Mattress', group: 'specialist', hasRhythm: true },
  { kind: 'upholstery-clean', label: 'Upholstery', group: 'specialist', hasRhythm: true },
  { kind: 'window', label: 'Windows', group: 'specialist', hasRhythm: false },
  { kind: 'solar-panel-clean', label: 'Solar panels', group: 'specialist', hasRhythm: true },
  { kind: 'steam-clean', label: 'Steam clean', group: 'specialist', hasRhythm: true },
  { kind: 'car-detail-clean', label: 'Car detail', group: 'specialist', hasRhythm: true },
  { kind: 'post-construction-clean', label: 'After builders', group: 'specialist', hasRhythm: true },
  { kind: 'commercial', label: 'Office or shop', group: 'business', hasRhythm: false },
] as const

type Kind = (typeof kinds)[number]
export type ServiceKind = Kind['kind']
export type ServiceGroup = (typeof serviceGroups)[number]['group']
type RhythmicKind = Extract<Kind, { hasRhythm: true }>['kind']

// How long each usually takes, and as which of the six types the office keeps it once it is done.
const work = {
  'residential-standard': { minutes: 180, record: 'residential-cleaning' },
  'residential-deep': { minutes: 300, record: 'deep-cleaning' },
  'move-in-out': { minutes: 360, record: 'deep-cleaning' },
  'carpet-clean': { minutes: 120, record: 'carpet-cleaning' },
  'mattress-clean': { minutes: 60, record: 'carpet-cleaning' },
  'upholstery-clean': { minutes: 120, record: 'carpet-cleaning' },
  window: { minutes: 120, record: 'window-cleaning' },
  'solar-panel-clean': { minutes: 90, record: 'window-cleaning' },
  'steam-clean': { minutes: 120, record: 'deep-cleaning' },
  'car-detail-clean': { minutes: 120, record: 'deep-cleaning' },
  'post-construction-clean': { minutes: 480, record: 'post-construction' },
  commercial: { minutes: 180, record: 'commercial-cleaning' },
} as const satisfies Record<ServiceKind, { minutes: number; record: string }>

const serviceRhythms = [
  { rhythm: 'one-time', label: 'One-time' },
  { rhythm: 'regular', label: 'Regular' },
  { rhythm: 'custom', label: 'Custom schedule' },
] as const
type ServiceRhythm = (typeof serviceRhythms)[number]['rhythm']

export type ServiceType = Exclude<ServiceKind, RhythmicKind> | `${RhythmicKind}-${ServiceRhythm}`

export const serviceTypes: readonly ServiceType[] = kinds.flatMap(entry => typesOf(entry.kind))

export function kindsIn(group: ServiceGroup) {
  return kinds.filter(entry => entry.group === group)
}

// Tapping a kind chooses this type: the rhythm most people want, changed with a second tap.
export function usualType(kind: ServiceKind): ServiceType {
  return typesOf(kind)[0] as ServiceType
}

// One type, or one for each rhythm.
export function typesOf(kind: ServiceKind): ServiceType[] {
  const entry = kinds.find(candidate => candidate.kind === kind)
  if (!entry?.hasRhythm) return [kind as ServiceType]
  return serviceRhythms.map(({ rhythm }) => `${entry.kind}-${rhythm}` as const)
}

export function kindOf(type: ServiceType): ServiceKind {
  return entryOf(type).kind
}

// 'Carpet, one-time'; kinds without a rhythm go by their name.
export function serviceLabel(type: ServiceType): string {
  const { label } = entryOf(type)
  const rhythm = rhythmLabel(type)
  return rhythm ? `${label}, ${rhythm.toLowerCase()}` : label
}

export function rhythmLabel(type: ServiceType): string | undefined {
  const { kind } = entryOf(type)
  return serviceRhythms.find(({ rhythm }) => type === `${kind}-${rhythm}`)?.label
}

// An estimate for an ordinary home or room; the quote says more.
export function usualMinutes(type: ServiceType): number {
  return work[kindOf(type)].minutes
}

// 'about 2½ hours'
export function usualDuration(type: ServiceType): string {
  const minutes = usualMinutes(type)
  const hours = `${Math.floor(minutes / 60)}${minutes % 60 ? '½' : ''}`
  return `about ${hours} ${minutes === 60 ? 'hour' : 'hours'}`
}

export type RecordType = (typeof work)[ServiceKind]['record']

// A completed booking is kept as one of the types of the service history.
export function recordTypeOf(type: ServiceType): RecordType {
  return work[kindOf(type)].record
}

function entryOf(type: ServiceType): Kind {
  const entry = kinds.find(({ kind }) => typesOf(kind).includes(type))
  if (!entry) throw new RangeError(`Not a service type: ${type}`)
  return entry
}
