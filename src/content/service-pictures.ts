// The room that goes with a kind of clean.
import { kindOf, type ServiceKind, type ServiceType } from '#domain/service-types.ts'
import type { RoomName } from './pictures.ts'

const pictures: Record<ServiceKind, RoomName> = {
  'residential-standard': 'kitchen',
  'residential-deep': 'bathroom',
  'move-in-out': 'moving',
  'carpet-clean': 'carpet',
  'mattress-clean': 'bedroom',
  'upholstery-clean': 'upholstery',
  window: 'windows',
  'solar-panel-clean': 'solar',
  'steam-clean': 'steam',
  'car-detail-clean': 'car',
  'post-construction-clean': 'renovation',
  commercial: 'office',
}

export function pictureOf(type: ServiceType): RoomName {
  return pictures[kindOf(type)]
}
