// The room that goes with a kind of clean.
import { kindOf, type ServiceKind, type ServiceType } from '#domain/service-types.ts'
import type { PictureName } from './pictures.ts'

const pictures: Record<ServiceKind, PictureName> = {
  'residential-standard': 'kitchen',
  'residential-deep': 'bathroom',
  'move-in-out': 'exterior',
  'carpet-clean': 'carpet',
  'mattress-clean': 'bedroom',
  'upholstery-clean': 'upholstery',
  window: 'windows',
  'solar-panel-clean': 'solar',
  'steam-clean': 'carpet-after',
  'car-detail-clean': 'car',
  'post-construction-clean': 'renovation',
  commercial: 'office',
}

export function pictureOf(type: ServiceType): PictureName {
  return pictures[kindOf(type)]
}
