import { useQuery } from '@tanstack/react-query'
import { pulseKey } from '#web/acts/use-read-again.ts'
import { keptPulse, readPulse } from '#web/data/office-pulse.ts'
import { useOfficeVisitor } from './office-visitor.ts'

/** The latest counts; the CRM refreshes them (office/today/use-follow-pulse.ts). */
export function usePulse() {
  const userId = useOfficeVisitor().session.user.id
  const { data } = useQuery({
    queryKey: [pulseKey, userId],
    queryFn: () => readPulse(userId),
    enabled: false,
    placeholderData: () => keptPulse(userId),
  })
  return data
}

/** Why the last one was not heard, while it was not. */
export function usePulseTrouble() {
  const userId = useOfficeVisitor().session.user.id
  const { error } = useQuery({
    queryKey: [pulseKey, userId],
    queryFn: () => readPulse(userId),
    enabled: false,
  })
  return error
}
