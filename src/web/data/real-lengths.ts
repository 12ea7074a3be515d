// How long cleans really took, for whoever sets the prices.
import type { ServiceKind } from '#domain/service-types.ts'
import { callOffice } from './office-call.ts'

type RealLength = { kind: ServiceKind; cleans: number; minutes: number }

/** Only of kinds with three cleans that were ticked at both ends. */
export const readRealLengths = () => callOffice<RealLength[]>('real_lengths')
