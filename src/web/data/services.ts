// The service history: found, added, changed and added up.
import type { IsoDay } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import type { PaymentMethod, PaymentStatus, ServiceFields, ServiceStatus } from '#domain/service-record.ts'
import type { RecordType } from '#domain/service-types.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { callOffice, officeError } from './office-call.ts'

export type Service = {
  id: string
  customer_id: string
  booking_id: string | null
  service_type: RecordType
  service_date: IsoDay
  price: number | null
  payment_status: PaymentStatus
  payment_method: PaymentMethod | null
  notes: string | null
  duration_minutes: number | null
  status: ServiceStatus
  updated_at: string
  first_name: string | null
  last_name: string | null
  phone: string | null
}

export type ServiceSearch = {
  words: string
  status: ServiceStatus | undefined
  payment: PaymentStatus | undefined
  from: IsoDay | undefined
  to: IsoDay | undefined
}

export type ServiceTotals = { services: number; price: number; paid: number }

const argsOf = ({ words, status, payment, from, to }: ServiceSearch) => ({
  words,
  wanted_status: status ?? null,
  wanted_payment: payment ?? null,
  from_day: from ?? null,
  to_day: to ?? null,
})

/** One page after the given row; one row more than fits tells whether there is another page. */
export function searchServices(
  search: ServiceSearch,
  { after, pageSize }: { after: Service | undefined; pageSize: number },
): Promise<Service[]> {
  const start = after && { service_date: after.service_date, id: after.id }
  return callOffice('search_services', { ...argsOf(search), after: start ?? null, page_size: pageSize + 1 })
}

export const readServiceTotals = (search: ServiceSearch) =>
  callOffice<ServiceTotals>('service_totals', argsOf(search))

const columns =
  'id, customer_id, booking_id, service_type, service_date, price, payment_status, payment_method, notes, duration_minutes, status, updated_at'

type Named = Omit<Service, 'first_name' | 'last_name' | 'phone'> & {
  customers: Pick<Service, 'first_name' | 'last_name' | 'phone'> | null
}

/** Nothing for a service that is not there, or not this visitor's to see. */
export async function readService(id: string): Promise<Service | null> {
  const { data, error } = await restClient()
    .from('services')
    .select(`${columns}, customers(first_name, last_name, phone)`)
    .eq('id', id)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error) throw officeError(error)
  if (!data) return null
  const { customers, ...service } = data as unknown as Named
  return { ...service, ...(customers ?? { first_name: null, last_name: null, phone: null }) }
}

/** The id is made in the browser: sent again, it is the same service. */
export async function addService(id: string, fields: ServiceFields, userId: string) {
  const { error } = await restClient()
    .from('services')
    .insert({ id, ...fields, user_id: userId })
    .setHeader('Authorization', await bearer())
  if (error && error.code !== '23505') throw officeError(error)
}

type Seen = Pick<Service, 'id' | 'updated_at'>

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. Answers the new version. */
export async function saveService({ id, updated_at }: Seen, changes: Partial<ServiceFields>): Promise<Seen> {
  const { data, error } = await restClient()
    .from('services')
    .update(changes)
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select('id, updated_at')
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error) throw officeError(error)
  if (!data) throw new Refusal('changed_meanwhile', 'Somebody has changed this service meanwhile.')
  return data
}
