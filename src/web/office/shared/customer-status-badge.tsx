import { type CustomerStatus, customerStatusLabels } from '#domain/customer.ts'
import { Badge, type State } from '#web/ui/badge.tsx'

const states: Record<CustomerStatus, State> = { active: 'agreed', inactive: 'over', prospect: 'wait' }

export function CustomerStatusBadge({ status, bare = false }: { status: CustomerStatus; bare?: boolean }) {
  return (
    <Badge bare={bare} tone={states[status]}>
      {customerStatusLabels[status]}
    </Badge>
  )
}
