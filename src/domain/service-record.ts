// A clean in the service history: its type, its status, and whether it is paid.
import * as z from 'zod/mini'
import { isIsoDay } from './calendar.ts'
import { bookingFieldMessages, fieldMessages } from './messages.ts'
import { fromDecimal, toDecimal } from './money.ts'
import { serviceNotices } from './office-messages.ts'
import type { Rows } from './rows.ts'
import { sanitiseText } from './sanitise.ts'
import { type RecordType, type ServiceType, serviceLabel } from './service-types.ts'

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

/** Of a booking's kind, or of a record's. */
export const cleanLabel = (type: ServiceType | RecordType) =>
  type in recordTypeLabels ? recordTypeLabels[type as RecordType] : serviceLabel(type as ServiceType)

export type ServiceStatus = Rows['services']['status']

export const serviceStatusLabels: Record<ServiceStatus, string> = {
  scheduled: 'Scheduled',
  'in-progress': 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
export const serviceStatuses = Object.keys(serviceStatusLabels) as ServiceStatus[]

export type PaymentStatus = Rows['services']['payment_status']

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Payment pending',
  paid: 'Paid',
  overdue: 'Overdue',
}
export const paymentStatuses = Object.keys(paymentStatusLabels) as PaymentStatus[]

export type PaymentMethod = NonNullable<Rows['services']['payment_method']>

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Cash',
  'credit-card': 'Card',
  check: 'Cheque',
  'bank-transfer': 'EFT / bank transfer',
}
export const paymentMethods = Object.keys(paymentMethodLabels) as PaymentMethod[]

const required = serviceNotices.requiredMissing.text

/** An amount as people type it, as the decimal that is stored; nothing where it is none. */
function decimalOf(typed: string): string | undefined {
  const cents = fromDecimal(typed.replace(/[R\s]/gi, '').replace(',', '.'))
  return cents === undefined || cents < 0 ? undefined : toDecimal(cents)
}

const isDuration = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1440

const price = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      typed => typed === '' || decimalOf(typed) !== undefined,
      'Please enter an amount, such as 450.00',
    ),
  ),
  z.transform((typed: string) => decimalOf(typed) ?? null),
)

const duration = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(typed => typed === '' || isDuration(typed), 'Please enter whole minutes, up to 1440'),
  ),
  z.transform((typed: string) => (typed ? Number(typed) : null)),
)

const notes = z.pipe(
  z.string().check(z.overwrite(sanitiseText), z.maxLength(1000, bookingFieldMessages.notesTooLong)),
  z.transform((text: string) => text || null),
)

// In the order in which the form asks for them.
export const serviceSchema = z.object({
  customer_id: z.uuid(required),
  service_type: z.enum(recordTypes, required),
  service_date: z.string().check(z.refine(isIsoDay, required)),
  price,
  duration_minutes: duration,
  status: z.enum(serviceStatuses, fieldMessages.required),
  payment_status: z.enum(paymentStatuses, fieldMessages.required),
  payment_method: z.pipe(
    z.union([z.literal(''), z.enum(paymentMethods)]),
    z.transform((method: PaymentMethod | '') => method || null),
  ),
  notes,
})

// The customer has been deleted: the record is still paid, corrected or annotated.
export const leftServiceSchema = z.omit(serviceSchema, { customer_id: true })

export type ServiceFields = z.output<typeof serviceSchema>
export type ServiceForm = Record<keyof z.input<typeof serviceSchema>, string>

export const emptyService: ServiceForm = {
  customer_id: '',
  service_type: '',
  service_date: '',
  price: '',
  duration_minutes: '',
  status: 'scheduled',
  payment_status: 'pending',
  payment_method: '',
  notes: '',
}
