// What the list of each kind of clean starts with: the services' own lists, and what ends every visit. "Reset" returns here.
import { type ServiceKind, serviceKinds } from '#domain/service-types.ts'
import { additionalServices, services, startServices } from './services.ts'

// A promise to the client, not a thing to tick off on the day.
const promises = [
  'A checklist signed at the end of every visit',
  'Beach sand found where you did not know you had it',
  'Carpets and mattresses if you need them',
  'A second, lighter round a day or two later',
]

// No service of the site is this kind by itself.
const own: Partial<Record<ServiceKind, string[]>> = {
  'steam-clean': [
    'Surface tested in a corner that nobody sees',
    'Dry vacuum first, loose dirt out',
    'Steamed from top to bottom, in overlapping lanes',
    'Grouting, seals and edges by hand',
    'Wiped down and left to dry, windows open',
  ],
}

const lastOfAll = [
  'Walked through, with the client where somebody is home',
  'Windows, doors and gate closed, key returned',
]

export const startingChecklists = Object.fromEntries(
  serviceKinds.map(kind => [kind, [...linesFor(kind), ...lastOfAll]]),
) as Record<ServiceKind, string[]>

// Of two services that can be booked as one kind, the one that is about it alone; as we wrote it, not as the owner says it.
function linesFor(kind: ServiceKind): string[] {
  const [closest] = [...services(), ...additionalServices()]
    .filter(({ kinds }) => kinds.includes(kind))
    .sort((one, other) => one.kinds.length - other.kinds.length)
  const included = startServices.find(({ id }) => id === closest?.id)?.included.split('\n') ?? []
  return own[kind] ?? included.filter(line => !promises.includes(line))
}
