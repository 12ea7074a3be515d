// The service history: found, added, changed and added up.

import type { IsoDay } from '#domain/calendar.ts'
import type { Rows } from '#domain/rows.ts'
import type { PaymentStatus, ServiceFields, ServiceStatus } from '#domain/service-record.ts'
import { asSelf } from './as-self.ts'
import { callOffice, insertRow, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'
import { type Seen, saveSeen } from './table.ts'

type ServiceColumn =
  | 'id'
  | 'customer_id'
  | 'booking_id'
  | 'service_type'
  | 'service_date'
  | 'price'
  | 'payment_status'
  | 'payment_method'
  | 'notes'
  | 'duration_minutes'
  | 'status'
  | 'updated_at'

export type Service = Pick<Rows['services'], ServiceColumn> & {
  /** Null if the customer has been deleted; first_name then holds the whole name. */
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

/** One page after the given row, plus one row that tells whether there is another page. */
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
  customer_name: string | null
  customers: Pick<Service, 'first_name' | 'last_name' | 'phone'> | null
}

/** Null if the service does not exist or the caller may not see it. */
export async function readService(id: string): Promise<Service | null> {
  const { data, error } = await asSelf(
    restApi()
      .from('services')
      .select(`${columns}, customer_name, customers(first_name, last_name, phone)`)
      .eq('id', id)
      .maybeSingle(),
  )
  if (error) throw officeError(error)
  if (!data) return null
  const { customers, customer_name, ...service } = data as unknown as Named
  const left = service.customer_id ? null : customer_name
  return { ...service, ...(customers ?? { first_name: left, last_name: null, phone: null }) }
}

export const addService = (id: string, fields: ServiceFields, userId: string) =>
  insertRow('services', { id, ...fields, user_id: userId })

/** Refused with `changed_meanwhile` if somebody else has saved since it was read. Returns the new version. */
export const saveService = (seen: Seen, changes: Partial<ServiceFields>) =>
  saveSeen('services', seen, changes)
