// The customers: searched, added, changed, deleted and restored.
import { officeRefusals } from '#content/office-refusals.ts'
import { type CustomerFields, customerStatuses } from '#domain/customer.ts'
import type { Rhythm } from '#domain/plan-days.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { callOffice, insertRow, officeError } from './office-call.ts'
import { listOf, type Page, recordOf } from './resource.ts'
import { restApi } from './rest-api.ts'
import { saveSeen } from './table.ts'

export type Customer = Omit<
  Rows['customers'],
  'is_ours' | 'search_text' | 'regular_rhythm' | 'last_clean_before'
>
/** regular_rhythm: how often we come; null without a regular plan. */
export type ListedCustomer = Customer & { regular_rhythm: Rhythm | null }

export const customerSorts = ['name', 'newest', 'services'] as const
/** 'regular' are those with a plan, whatever their status. */
export const customerFilters = ['regular', ...customerStatuses] as const
type CustomerFilter = (typeof customerFilters)[number]
type CustomerSearch = {
  words: string
  status: CustomerFilter | undefined
  sort: (typeof customerSorts)[number] | undefined
}
export type CustomerFigures = Record<'total' | 'services' | CustomerFilter, number>

export const customerColumns =
  'id, user_id, first_name, last_name, email, phone, address, city, state, zip_code, notes, status, credits, loyalty_points, referral_count, total_cleaning_count, created_at, updated_at'

export async function searchCustomers(
  { words, status, sort = 'name' }: CustomerSearch,
  { after, pageSize }: Page<Customer>,
): Promise<ListedCustomer[]> {
  const wanted = status === 'regular' ? { only_regular: true } : { wanted_status: status ?? null }
  const args = { words, ...wanted, sort, after: after ?? null, page_size: pageSize }
  const columns = `${customerColumns}, regular_rhythm`
  const { data, error } = await asSelf(restApi().rpc('search_customers', args).select(columns))
  if (error) throw officeError(error)
  return data as unknown as ListedCustomer[]
}

export const customerList = listOf<CustomerSearch, ListedCustomer>('customers', searchCustomers, 25)

export const customerFigures = recordOf('customer-figures', () =>
  callOffice<CustomerFigures>('customer_figures'),
)

export const addCustomer = (id: string, fields: CustomerFields, userId: string) =>
  insertRow('customers', { id, ...fields, user_id: userId })

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export const saveCustomer = async (seen: Customer, changes: Partial<CustomerFields>): Promise<Customer> => ({
  ...seen,
  ...changes,
  ...(await saveSeen('customers', seen, changes)),
})

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
export const deletedCustomers = recordOf('deleted-customers', () =>
  callOffice<DeletedCustomer[]>('deleted_customers'),
)

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
