import { OfficeFrame } from '#web/office/frame/office-frame.tsx'
import { admin } from './tabs.ts'

export function AdminPage() {
  return <OfficeFrame area={admin} />
}
