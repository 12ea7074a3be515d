// What can be booked: twelve kinds of clean, seven of which come in three rhythms. The specification counts 25
// types and lists 26; the list holds.
export const serviceGroups = [
  { group: 'home', label: 'At home' },
  { group: 'specialist', label: 'Specialist' },
  { group: 'business', label: 'Business' },
] as const

// What each is called, how long it usually takes, and as which of the six types the office records it.
const kinds = [
  {
    kind: 'residential-standard',
    label: 'Regular clean',
    group: 'home',
    hasRhythm: false,
    minutes: 180,
    record: 'residential-cleaning',
  },
  {
    kind: 'residential-deep',
    label: 'Deep clean',
    group: 'home',
    hasRhythm: false,
    minutes: 300,
    record: 'deep-cleaning',
  },
  {
    kind: 'move-in-out',
    label: 'Moving in or out',
    group: 'home',
    hasRhythm: false,
    minutes: 360,
    record: 'deep-cleaning',
  },
  {
    kind: 'carpet-clean',
    label: 'Carpet',
    group: 'specialist',
    hasRhythm: true,
    minutes: 120,
    record: 'carpet-cleaning',
  },
  {
    kind: 'mattress-clean',
    label: 'Mattress',
    group: 'specialist',
    hasRhythm: true,
    minutes: 60,
    record: 'carpet-cleaning',
  },
  {
    kind: 'upholstery-clean',
    label: 'Upholstery',
    group: 'specialist',
    hasRhythm: true,
    minutes: 120,
    record: 'carpet-cleaning',
  },
  {
    kind: 'window',
    label: 'Windows',
    group: 'specialist',
    hasRhythm: false,
    minutes: 120,
    record: 'window-cleaning',
  },
  {
    kind: 'solar-panel-clean',
    label: 'Solar panels',
    group: 'specialist',
    hasRhythm: true,
    minutes: 90,
    record: 'window-cleaning',
  },
  {
    kind: 'steam-clean',
    label: 'Steam clean',
    group: 'specialist',
    hasRhythm: true,
    minutes: 120,
    record: 'deep-cleaning',
  },
  {
    kind: 'car-detail-clean',
    label: 'Car detail',
    group: 'specialist',
    hasRhythm: true,
    minutes: 120,
    record: 'deep-cleaning',
  },
  {
    kind: 'post-construction-clean',
    label: 'After builders',
    group: 'specialist',
    hasRhythm: true,
    minutes: 480,
    record: 'post-construction',
  },
  {
    kind: 'commercial',
    label: 'Office or shop',
    group: 'business',
    hasRhythm: false,
    minutes: 180,
    record: 'commercial-cleaning',
  },
] as const

type Kind = (typeof kinds)[number]
export type ServiceKind = Kind['kind']
export type ServiceGroup = (typeof serviceGroups)[number]['group']
type RhythmicKind = Extract<Kind, { hasRhythm: true }>['kind']

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
  return entryOf(type).minutes
}

// 'about 2½ hours'
export function usualDuration(type: ServiceType): string {
  const minutes = usualMinutes(type)
  const hours = `${Math.floor(minutes / 60)}${minutes % 60 ? '½' : ''}`
  return `about ${hours} ${minutes === 60 ? 'hour' : 'hours'}`
}

export type RecordType = Kind['record']

// A completed booking is kept as one of the types of the service history.
export function recordTypeOf(type: ServiceType): RecordType {
  return entryOf(type).record
}

function entryOf(type: ServiceType): Kind {
  const entry = kinds.find(({ kind }) => typesOf(kind).includes(type))
  if (!entry) throw new RangeError(`Not a service type: ${type}`)
  return entry
}
