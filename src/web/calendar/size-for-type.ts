import { kindOf, type ServiceType, serviceTypes } from '#domain/service-types.ts'
import type { SizeOfClean } from './clean-size.tsx'

/** What changes with another type: rooms are no panels, and a window clean has no oven. */
export function withType(type: string, { sized }: SizeOfClean): SizeOfClean & { service_type: string } {
  const isSameKind = isType(type) && kindOf(type) === sized
  const unsaid = {
    sized: undefined,
    size: undefined,
    isUsual: undefined,
    extras: undefined,
    takes: undefined,
    outlastsWindow: undefined,
    often: undefined,
  }
  return { service_type: type, ...(!isSameKind && unsaid) }
}

const isType = (type: string): type is ServiceType => serviceTypes.some(known => known === type)
