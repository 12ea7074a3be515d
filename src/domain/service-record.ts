// A clean in the service history: what kind, where it stands, and whether it is paid.
import type { RecordType } from './service-types.ts'

export const recordTypes = [
  'residential-cleaning',
  'deep-cleaning',
  'carpet-cleaning',
  'commercial-cleaning',
  'window-cleaning',
  'post-construction',
] as const satisfies readonly RecordType[]

export const recordTypeLabels: Record<RecordType, string> = {
  'residential-cleaning': 'Residential cleaning',
  'deep-cleaning': 'Deep cleaning',
  'carpet-cleaning': 'Carpet cleaning',
  'commercial-cleaning': 'Commercial cleaning',
  'window-cleaning': 'Window cleaning',
  'post-construction': 'Post-construction',
}

export const serviceStatuses = ['scheduled', 'in-progress', 'completed', 'cancelled'] as const
export type ServiceStatus = (typeof serviceStatuses)[number]

export const serviceStatusLabels: Record<ServiceStatus, string> = {
  scheduled: 'Scheduled',
  'in-progress': 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export const paymentStatuses = ['pending', 'paid', 'overdue'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Payment pending',
  paid: 'Paid',
  overdue: 'Overdue',
}

export const paymentMethods = ['cash', 'credit-card', 'check', 'bank-transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Cash',
  'credit-card': 'Card',
  check: 'Cheque',
  'bank-transfer': 'EFT / bank transfer',
}
