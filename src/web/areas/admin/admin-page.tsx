import { OfficeFrame } from '#web/office/office-frame.tsx'
import { admin } from '#web/office/office-tabs.ts'

export function AdminPage() {
  return <OfficeFrame area={admin} />
}
