import { serviceHistoryWords as words } from '#content/services-office.ts'
import { customerName } from '#domain/customer.ts'
import { formatRand } from '#domain/money.ts'
import {
  type PaymentStatus,
  paymentStatusLabels,
  type ServiceStatus,
  serviceStatusLabels,
} from '#domain/service-record.ts'
import type { Service } from '#web/data/services.ts'
import { Badge } from '#web/ui/badge.tsx'

const statusTones = {
  scheduled: 'other',
  'in-progress': 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
} as const

const paymentTones = { pending: 'pending', paid: 'confirmed', overdue: 'cancelled' } as const

export function ServiceStatusBadge({ status }: { status: ServiceStatus }) {
  return <Badge tone={statusTones[status]}>{serviceStatusLabels[status]}</Badge>
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentTones[status]}>{paymentStatusLabels[status]}</Badge>
}

/** An amount as the wire has it, a number with at most two decimals. */
export function randOf(amount: number): string {
  return formatRand(Math.round(amount * 100))
}

export function priceOf({ price }: Pick<Service, 'price'>): string {
  return price === null ? words.noPrice : randOf(price)
}

export function whoseService({ first_name, last_name }: Pick<Service, 'first_name' | 'last_name'>): string {
  return first_name && last_name ? customerName({ first_name, last_name }) : words.unknown
}
