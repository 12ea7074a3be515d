import type { OfficeVisitor } from '#web/data/auth.ts'
import { OfficeFrame } from '#web/office/frame/office-frame.tsx'
import { useOfficeWorker } from '#web/office/frame/use-office-worker.ts'
import { DayProvider } from '#web/office/today/day-context.tsx'
import { UnderWay } from '#web/office/today/under-way.tsx'
import { useGuarded } from '#web/router/routing.tsx'
import { places } from './tabs.ts'

/** Client Management and the Admin Console: one menu, whose addresses have two guards. */
export function Office() {
  useOfficeWorker(useGuarded<OfficeVisitor>().session.user.id)
  return (
    <DayProvider>
      <OfficeFrame places={places} underWay={<UnderWay />} />
    </DayProvider>
  )
}
