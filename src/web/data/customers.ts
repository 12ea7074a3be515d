// The customers of the office: found, added, changed, deleted and brought back.
import type { CustomerFields, CustomerStatus } from '#domain/customer.ts'
import { Refusal } from '#domain/refusal.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { callOffice, officeError } from './office-call.ts'

export type Customer = CustomerFields & {
  id: string
  user_id: string | null
  credits: number
  loyalty_points: number
  referral_count: number
  total_cleaning_count: number
  created_at: string
  updated_at: string
}

export type CustomerSort = 'name' | 'newest' | 'services'
export type CustomerSearch = { words: string; status: CustomerStatus | undefined; sort: CustomerSort }
export type CustomerFigures = Record<'total' | 'services' | CustomerStatus, number>

export const customerColumns =
  'id, user_id, first_name, last_name, email, phone, address, city, state, zip_code, notes, status, credits, loyalty_points, referral_count, total_cleaning_count, created_at, updated_at'

/** One page after the given row; one row more than fits tells whether there is another page. */
export async function searchCustomers(
  { words, status, sort }: CustomerSearch,
  { after, pageSize }: { after: Customer | undefined; pageSize: number },
): Promise<Customer[]> {
  const args = { words, wanted_status: status ?? null, sort, after: after ?? null, page_size: pageSize + 1 }
  const { data, error } = await restClient()
    .rpc('search_customers', args)
    .select(customerColumns)
    .setHeader('Authorization', await bearer())
  if (error) throw officeError(error)
  return data as Customer[]
}

export const readCustomerFigures = () => callOffice<CustomerFigures>('customer_figures')

/** The id is made in the browser: sent again, it is the same customer. */
export async function addCustomer(id: string, fields: CustomerFields, userId: string) {
  const { error } = await restClient()
    .from('customers')
    .insert({ id, ...fields, user_id: userId })
    .setHeader('Authorization', await bearer())
  if (error && error.code !== '23505') throw officeError(error)
}

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export async function saveCustomer(
  { id, updated_at }: Customer,
  changes: Partial<CustomerFields>,
): Promise<Customer> {
  const { data, error } = await restClient()
    .from('customers')
    .update(changes)
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select(customerColumns)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error) throw officeError(error)
  if (!data) throw new Refusal('changed_meanwhile', 'Somebody has changed this customer meanwhile.')
  return data as Customer
}

export async function deleteCustomer(id: string) {
  const { data, error } = await restClient()
    .from('customers')
    .delete()
    .eq('id', id)
    .select('id')
    .setHeader('Authorization', await bearer())
  if (error) throw officeError(error)
  if (data.length === 0)
    throw new Refusal('customer_not_found', 'There is no such customer, or it is not yours to delete.')
}

export const restoreCustomer = (id: string) => callOffice<void>('restore_customer', { customer_uuid: id })

export type DeletedCustomer = {
  id: string
  name: string
  deleted_at: string
  services: number
  bookings: number
}
export const readDeletedCustomers = () => callOffice<DeletedCustomer[]>('deleted_customers')

export const addReferral = (id: string) => callOffice<void>('increment_referral_count', { customer_uuid: id })

export type LikelyDuplicate = {
  id: string
  name: string
  email_address: string | null
  phone_number: string | null
  same: 'phone' | 'email' | 'name'
}
type Typed = { first_name: string; last_name: string; email: string; phone: string }

export const findDuplicates = (typed: Typed) => callOffice<LikelyDuplicate[]>('likely_duplicates', typed)
