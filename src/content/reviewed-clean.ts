// Under a review: after which kind of clean it was written. Never where, when or for whom.
import type { ServiceKind } from '#domain/service-types.ts'

export const afterClean: Readonly<Record<ServiceKind, string>> = {
  'residential-standard': 'After a home clean',
  'residential-deep': 'After a deep clean',
  'move-in-out': 'After a clean for moving',
  'carpet-clean': 'After a carpet clean',
  'mattress-clean': 'After a mattress clean',
  'upholstery-clean': 'After an upholstery clean',
  window: 'After a window clean',
  'solar-panel-clean': 'After a clean of solar panels',
  'steam-clean': 'After a steam clean',
  'car-detail-clean': 'After a car detail',
  'post-construction-clean': 'After a post-construction clean',
  commercial: 'After a clean of an office or shop',
}
