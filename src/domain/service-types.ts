// The services that can be booked: twelve kinds of clean, seven of which come in three rhythms. The specification counts 25
// types and lists 26; the list holds.
export const serviceGroups = [
  { group: 'home', label: 'At home' },
  { group: 'specialist', label: 'Specialist' },
  { group: 'business', label: 'Business' },
] as const

const kinds = [
  { kind: 'residential-standard', label: 'Home clean', group: 'home', hasRhythm: false },
  { kind: 'residential-deep', label: 'Deep clean', group: 'home', hasRhythm: false },
  { kind: 'move-in-out', label: 'Moving in or out', group: 'home', hasRhythm: false },
  { kind: 'carpet-clean', label: 'Carpet', group: 'specialist', hasRhythm: true },
  { kind: 'mattress-clean', label: 'Mattress', group: 'specialist', hasRhythm: true },
  { kind: 'upholstery-clean', label: 'Upholstery', group: 'specialist', hasRhythm: true },
  { kind: 'window', label: 'Windows', group: 'specialist', hasRhythm: false },
  { kind: 'solar-panel-clean', label: 'Solar panels', group: 'specialist', hasRhythm: true },
  { kind: 'steam-clean', label: 'Steam clean', group: 'specialist', hasRhythm: true },
  { kind: 'car-detail-clean', label: 'Car detail', group: 'specialist', hasRhythm: true },
  { kind: 'post-construction-clean', label: 'Post-construction', group: 'specialist', hasRhythm: true },
  { kind: 'commercial', label: 'Office or shop', group: 'business', hasRhythm: false },
] as const

type Kind = (typeof kinds)[number]
export type ServiceKind = Kind['kind']
export const serviceKinds = kinds.map(({ kind }) => kind)
/** Days are counted for it until we know what needs cleaning: whoever comes with one from the home page finds that it fits. */
export const mostAsked = 'residential-standard' satisfies ServiceKind
export type ServiceGroup = (typeof serviceGroups)[number]['group']
type RhythmicKind = Extract<Kind, { hasRhythm: true }>['kind']

export type SizeQuestion =
  | 'bedrooms'
  | 'rooms'
  | 'mattresses'
  | 'seats'
  | 'windows'
  | 'panels'
  | 'cars'
  | 'square-metres'

// As which of the six types the office keeps each once it is done, and the one question about its size.
const work = {
  'residential-standard': { record: 'residential-cleaning', size: 'bedrooms' },
  'residential-deep': { record: 'deep-cleaning', size: 'bedrooms' },
  'move-in-out': { record: 'deep-cleaning', size: 'bedrooms' },
  'carpet-clean': { record: 'carpet-cleaning', size: 'rooms' },
  'mattress-clean': { record: 'carpet-cleaning', size: 'mattresses' },
  'upholstery-clean': { record: 'carpet-cleaning', size: 'seats' },
  window: { record: 'window-cleaning', size: 'windows' },
  'solar-panel-clean': { record: 'window-cleaning', size: 'panels' },
  'steam-clean': { record: 'deep-cleaning', size: 'rooms' },
  'car-detail-clean': { record: 'deep-cleaning', size: 'cars' },
  'post-construction-clean': { record: 'post-construction', size: 'square-metres' },
  commercial: { record: 'commercial-cleaning', size: 'square-metres' },
} as const satisfies Record<ServiceKind, { record: string; size: SizeQuestion }>

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

export const isForHome = (kind: ServiceKind) =>
  kinds.some(entry => entry.kind === kind && entry.group === 'home')

export const labelOfKind = (kind: ServiceKind) => kinds.find(entry => entry.kind === kind)?.label ?? kind

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

/** 'Carpet': without a rhythm, for where another rhythm is told. */
export function kindLabel(type: ServiceType): string {
  return entryOf(type).label
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

export function sizeQuestionOf(type: ServiceType): SizeQuestion {
  return work[kindOf(type)].size
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
