// Edits one client: sends only the changed fields, only against the version that was read, all in one call.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceWords, clientWords as words } from '#content/admin.ts'
import { formatChange, readChange } from '#domain/balance-change.ts'
import { clientEditSchema, movesOf } from '#domain/client-edit.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { formatPhone } from '#domain/phone.ts'
import { newId } from '#web/browser/random.ts'
import { editClient, readClient } from '#web/data/clients.ts'
import type { Customer } from '#web/data/customers.ts'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'

export type ClientForm = ReturnType<typeof formOf>

export function useClientEdit(client: Customer) {
  const queries = useQueryClient()
  const again = (...keys: string[]) =>
    Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
  // The same id for every retry, so that the balance changes once.
  const [moveIds, setMoveIds] = useState(newMoveIds)
  const form = useSeenForm({
    stored: client,
    formOf,
    schemaOf: seen => clientEditSchema({ credits: seen.credits, points: seen.loyalty_points }),
    labels: words.fields,
    notices: customerNotices,
    save: (seen, changes, checked) =>
      editClient(seen, {
        changes,
        moves: movesOf(checked).map(move => ({ ...move, id: moveIds[move.kind] })),
      }),
    read: seen => {
      void again('ledger')
      return readClient(seen.id)
    },
    onSaved: async saved => {
      setMoveIds(newMoveIds())
      queries.setQueryData(['client', saved.id], saved)
      await again('customers', 'customer-figures', 'customer', 'ledger', 'report')
    },
  })
  return { ...form, unsaved: [...form.changedLabels, ...balancesOf(form.changed, form.values)] }
}

const newMoveIds = () => ({ credits: newId(), points: newId() })

// 'Credits +50'; an amount that cannot be read yet is named without it.
function balancesOf(changed: string[], values: Record<string, string>): string[] {
  return (['credits', 'points'] as const).flatMap(kind => {
    if (!changed.includes(kind) && !changed.includes(`${kind}_why`)) return []
    const change = readChange(values[kind] ?? '')
    return [`${balanceWords.kinds[kind]}${change === undefined ? '' : ` ${formatChange(change)}`}`]
  })
}

function formOf(client: Customer) {
  return {
    email: client.email ?? '',
    phone: client.phone ? formatPhone(client.phone) : '',
    address: client.address ?? '',
    city: client.city ?? '',
    state: client.state ?? '',
    zip_code: client.zip_code ?? '',
    status: client.status,
    credits: '',
    credits_why: '',
    points: '',
    points_why: '',
  }
}
