// One client being changed: sends only what was changed here, only over the version that was seen, and all of it at once.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceWords, clientWords as words } from '#content/admin.ts'
import { formatChange, readChange } from '#domain/balance-change.ts'
import { type ClientFields, clientEditSchema, movesOf } from '#domain/client-edit.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { formatPhone } from '#domain/phone.ts'
import { Refusal } from '#domain/refusal.ts'
import { editClient, readClient } from '#web/data/clients.ts'
import type { Customer } from '#web/data/customers.ts'
import { useOfficeForm } from '#web/office/use-office-form.ts'
import { newId } from '#web/random.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const names = Object.keys(words.fields) as (keyof ClientFields)[]

export type ClientForm = ReturnType<typeof formOf>

export function useClientEdit(client: Customer) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState(client)
  const [theirs, setTheirs] = useState<string[]>()
  // A try that is repeated moves the balance once.
  const [moveIds, setMoveIds] = useState(newMoveIds)
  const start = formOf(seen)
  const editing = useOfficeForm({
    start,
    schema: clientEditSchema({ credits: seen.credits, points: seen.loyalty_points }),
    send: async checked => {
      const moves = movesOf(checked).map(move => ({ ...move, id: moveIds[move.kind] }))
      try {
        const saved = await editClient(seen, { changes: only(editing.changed, checked), moves })
        await settle(saved)
        return true
      } catch (error) {
        if (!isChanged(error) || !(await showTheirs()))
          showOnlyToast({ ...customerNotices.saveFailed, tone: 'bad' })
        return false
      }
    },
  })

  async function settle(saved: Customer) {
    showOnlyToast(customerNotices.saved)
    setTheirs(undefined)
    setMoveIds(newMoveIds())
    setSeen(saved)
    editing.reset(formOf(saved))
    queries.setQueryData(['client', saved.id], saved)
    const keys = ['customers', 'customer-figures', 'customer', 'ledger', 'report']
    await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
  }

  // A colleague was quicker: their values come into the fields that were not touched here, and are told.
  async function showTheirs(): Promise<boolean> {
    const fresh = await readClient(seen.id).catch(() => null)
    if (!fresh) return false
    const now = formOf(fresh)
    const differing = names.filter(name => start[name] !== now[name])
    for (const name of differing)
      if (editing.values[name] === start[name]) editing.change(name, now[name] ?? '')
    setTheirs(differing.map(name => `${words.fields[name]} ${now[name] || '–'}`))
    setSeen(fresh)
    void queries.invalidateQueries({ queryKey: ['ledger'] })
    return true
  }

  const undo = () => {
    editing.reset(start)
    setTheirs(undefined)
  }
  return {
    ...editing,
    seen,
    theirs,
    takeTheirs: undo,
    undo,
    unsaved: unsavedOf(editing.changed, editing.values),
  }
}

const isChanged = (error: unknown) => error instanceof Refusal && error.code === 'changed_meanwhile'

const newMoveIds = () => ({ credits: newId(), points: newId() })

function only(changed: string[], fields: ClientFields): Partial<ClientFields> {
  const wanted = names.filter(name => changed.includes(name))
  return Object.fromEntries(wanted.map(name => [name, fields[name]]))
}

// 'Phone', 'Credits +50'; an amount that cannot be read yet is named without it.
function unsavedOf(changed: string[], values: Record<string, string>): string[] {
  const balances = (['credits', 'points'] as const).flatMap(kind => {
    if (!changed.includes(kind) && !changed.includes(`${kind}_why`)) return []
    const change = readChange(values[kind] ?? '')
    return [`${balanceWords.kinds[kind]}${change === undefined ? '' : ` ${formatChange(change)}`}`]
  })
  return [...names.filter(name => changed.includes(name)).map(name => words.fields[name]), ...balances]
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
