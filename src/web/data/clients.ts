// What the console does with one client: read, changed in one piece, and every move on the balances.
import type { BalanceKind } from '#domain/balance-change.ts'
import type { ClientFields, Move } from '#domain/client-edit.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { type Customer, customerColumns } from './customers.ts'
import { callOffice, officeError } from './office-call.ts'

/** Nothing for a client who is not there. */
export async function readClient(id: string): Promise<Customer | null> {
  const { data, error } = await restClient()
    .from('customers')
    .select(customerColumns)
    .eq('id', id)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  // What is no id at all is nobody's either.
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
  kind: BalanceKind
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
