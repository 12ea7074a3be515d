import { OfficeFrame } from '#web/office/office-frame.tsx'
import { crm } from '#web/office/office-tabs.ts'

export function CrmPage() {
  return <OfficeFrame area={crm} />
}
