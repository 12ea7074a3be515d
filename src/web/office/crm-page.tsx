import type { OfficeVisitor } from '#web/data/auth.ts'
import { OfficeFrame } from '#web/office/frame/office-frame.tsx'
import { useOfficeWorker } from '#web/office/frame/use-office-worker.ts'
import { DayProvider } from '#web/office/today/day-context.tsx'
import { NowBar } from '#web/office/today/now-bar.tsx'
import { useGuarded } from '#web/router/routing.tsx'
import { crm } from './tabs.ts'

export function CrmPage() {
  useOfficeWorker(useGuarded<OfficeVisitor>().session.user.id)
  return (
    <DayProvider>
      <OfficeFrame area={crm} floating={<NowBar />} />
    </DayProvider>
  )
}
