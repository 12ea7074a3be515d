import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteCustomerWords as words } from '#content/customers.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type DeletedCustomer, readDeletedCustomers } from '#web/data/customers.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { bringBack } from './use-customer-actions.tsx'

/** The customers deleted in the last 30 days, with a button to restore them. */
export function DeletedCustomers() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2">
      <Button tone="text" className="-ml-[10px]" onClick={() => setOpen(true)}>
        {words.recently}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.recently} lead={words.recentlyLead}>
        <DeletedList />
      </Sheet>
    </div>
  )
}

function DeletedList() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['deleted-customers', session.user.id],
    queryFn: readDeletedCustomers,
    staleTime: 0,
  })
  return (
    <QueryStates
      query={query}
      failed={words.listFailed}
      empty={{ title: words.none, text: words.recentlyLead }}
    >
      {rows => (
        <ul className="grid">
          {rows.map(row => (
            <DeletedRow key={row.id} {...row} />
          ))}
        </ul>
      )}
    </QueryStates>
  )
}

function DeletedRow({ id, name, deleted_at, services }: DeletedCustomer) {
  const { act, isBusy } = useAct(customerKeys)
  return (
    <li className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
      <div className="min-w-0">
        <b className="text-heading">{name}</b>
        <p className="text-ink-soft">
          {words.deletedOn(formatShortDate(todayAt(new Date(deleted_at))), services)}
        </p>
      </div>
      <Button tone="quiet" className="ml-auto" busy={isBusy} onClick={() => act(bringBack(id, name))}>
        {words.bringBack}
      </Button>
    </li>
  )
}
