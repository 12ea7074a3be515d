import { type CustomerStatus, customerStatusLabels } from '#domain/customer.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<CustomerStatus, BadgeTone> = {
  active: 'confirmed',
  inactive: 'other',
  prospect: 'pending',
}

export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  return <Badge tone={tones[status]}>{customerStatusLabels[status]}</Badge>
}
