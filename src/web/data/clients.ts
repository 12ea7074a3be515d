// One client in the admin area: read, changed in one call, and every change of the balances.
import type { LedgerKind } from '#domain/balance-change.ts'
import type { ClientFields, Move } from '#domain/client-edit.ts'
import { asSelf } from './as-self.ts'
import { type Customer, customerColumns } from './customers.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

/** Null if there is no such client. */
export async function readClient(id: string): Promise<Customer | null> {
  const { data, error } = await asSelf(
    restApi().from('customers').select(customerColumns).eq('id', id).maybeSingle(),
  )
  // Text that is not an id matches nobody.
  if (error?.code === '22P02') return null
  if (error) throw officeError(error)
  return data as Customer | null
}

type ClientEdit = { changes: Partial<ClientFields>; moves: (Move & { id: string })[] }

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export const editClient = ({ id, updated_at }: Customer, { changes, moves }: ClientEdit) =>
  callOffice<Customer>('edit_client', { customer_uuid: id, changes, moves, seen: updated_at })

export type LedgerLine = {
  id: string
  created_at: string
  who: string | null
  kind: LedgerKind
  reason: string
  delta: number
  balance: number
}

export const readLedger = (id: string, after: LedgerLine | undefined, pageSize: number) =>
  callOffice<LedgerLine[]>('ledger_history', {
    customer_uuid: id,
    after: after ?? null,
    page_size: pageSize,
  })
