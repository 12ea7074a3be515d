import { OfficeFrame } from '#web/office/office-frame.tsx'
import { crm } from '#web/office/office-tabs.ts'
import { DayProvider } from './day-context.tsx'
import { NowBar } from './now-bar.tsx'
import { useOfficeWorker } from './use-office-worker.ts'

export function CrmPage() {
  useOfficeWorker()
  return (
    <DayProvider>
      <OfficeFrame area={crm} floating={<NowBar />} />
    </DayProvider>
  )
}
