// Where on /booking a link leads that names a service: behind the hash, so that the style shows it before any script runs.
import type { ServiceKind } from '#domain/service-types.ts'

export const serviceMark = (kind: ServiceKind) => `service-${kind}`
