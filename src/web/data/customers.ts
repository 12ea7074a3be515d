// The customers: searched, added, changed, deleted and restored.
import { officeRefusals } from '#content/office-refusals.ts'
import type { CustomerFields, CustomerStatus } from '#domain/customer.ts'
import type { Rhythm } from '#domain/plan-days.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { callOffice, insertRow, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

export type Customer = Omit<
  Rows['customers'],
  'is_ours' | 'search_text' | 'regular_rhythm' | 'last_clean_before'
>
/** regular_rhythm: how often we come; null without a regular plan. */
export type ListedCustomer = Customer & { regular_rhythm: Rhythm | null }

export type CustomerSort = 'name' | 'newest' | 'services'
/** 'regular' are those with a plan, whatever their status. */
export type CustomerFilter = CustomerStatus | 'regular'
export type CustomerSearch = { words: string; status: CustomerFilter | undefined; sort: CustomerSort }
export type CustomerFigures = Record<'total' | 'services' | CustomerFilter, number>

export const customerColumns =
  'id, user_id, first_name, last_name, email, phone, address, city, state, zip_code, notes, status, credits, loyalty_points, referral_count, total_cleaning_count, created_at, updated_at'

/** One page after the given row, plus one row that tells whether there is another page. */
export async function searchCustomers(
  { words, status, sort }: CustomerSearch,
  { after, pageSize }: { after: Customer | undefined; pageSize: number },
): Promise<ListedCustomer[]> {
  const wanted = status === 'regular' ? { only_regular: true } : { wanted_status: status ?? null }
  const args = { words, ...wanted, sort, after: after ?? null, page_size: pageSize + 1 }
  const columns = `${customerColumns}, regular_rhythm`
  const { data, error } = await asSelf(restApi().rpc('search_customers', args).select(columns))
  if (error) throw officeError(error)
  return data as unknown as ListedCustomer[]
}

export const readCustomerFigures = () => callOffice<CustomerFigures>('customer_figures')

export const addCustomer = (id: string, fields: CustomerFields, userId: string) =>
  insertRow('customers', { id, ...fields, user_id: userId })

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export async function saveCustomer(
  { id, updated_at }: Customer,
  changes: Partial<CustomerFields>,
): Promise<Customer> {
  const { data, error } = await asSelf(
    restApi()
      .from('customers')
      .update(changes)
      .eq('id', id)
      .eq('updated_at', updated_at)
      .select(customerColumns)
      .maybeSingle(),
  )
  if (error) throw officeError(error)
  if (!data) throw changedMeanwhile()
  return data as Customer
}

export async function deleteCustomer(id: string) {
  const { data, error } = await asSelf(restApi().from('customers').delete().eq('id', id).select('id'))
  if (error) throw officeError(error)
  if (data.length === 0) throw new Refusal('customer_not_found', officeRefusals.noCustomer)
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
