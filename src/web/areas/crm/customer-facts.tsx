import { formatShortMonth, monthOf, todayAt } from '#domain/calendar.ts'
import { type CustomerStatus, customerStatusLabels } from '#domain/customer.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones = { active: 'confirmed', inactive: 'other', prospect: 'pending' } as const

export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  return <Badge tone={tones[status]}>{customerStatusLabels[status]}</Badge>
}

/** 'Mar 2024', on the business's calendar. */
export function sinceMonth({ created_at }: { created_at: string }): string {
  return formatShortMonth(monthOf(todayAt(new Date(created_at))))
}

/** The panel, open for editing, over the list as it is. */
export function editPath(id: string, search: string): string {
  return `/crm/customers/${id}${search ? `${search}&` : '?'}edit`
}
