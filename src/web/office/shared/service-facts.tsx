import { serviceHistoryWords as words } from '#content/services-office.ts'
import { fullName } from '#domain/full-name.ts'
import { formatRand } from '#domain/money.ts'
import {
  type PaymentStatus,
  paymentStatusLabels,
  type ServiceStatus,
  serviceStatusLabels,
} from '#domain/service-record.ts'
import type { Service } from '#web/data/services.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const statusTones: Record<ServiceStatus, BadgeTone> = {
  scheduled: 'other',
  'in-progress': 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
}

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  pending: 'pending',
  paid: 'confirmed',
  overdue: 'cancelled',
}

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
  return first_name ? fullName({ first_name, last_name }) : words.unknown
}
