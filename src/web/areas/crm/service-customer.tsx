import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { serviceHistoryWords } from '#content/services-office.ts'
import { customerName } from '#domain/customer.ts'
import { formatPhone } from '#domain/phone.ts'
import { type Customer, searchCustomers } from '#web/data/customers.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'

const words = serviceHistoryWords.customer

export type ChosenCustomer = { id: string; name: string }

type ServiceCustomerProps = {
  chosen: ChosenCustomer | null
  error: string | undefined
  onChoose: (customer: ChosenCustomer | null) => void
}

/** Whom the service was for: found by a few letters or digits, by the server, in a short list. */
export function ServiceCustomer({ chosen, error, onChoose }: ServiceCustomerProps) {
  if (!chosen) return <CustomerSearch error={error} onChoose={onChoose} />
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        <span className="text-ink-soft">{words.label}</span> <b className="text-heading">{chosen.name}</b>
      </p>
      <Button tone="quiet" onClick={() => onChoose(null)}>
        {words.another}
      </Button>
    </div>
  )
}

function CustomerSearch({ error, onChoose }: Omit<ServiceCustomerProps, 'chosen'>) {
  const { session } = useOfficeVisitor()
  const [typed, setTyped] = useState('')
  const sought = useLateValue(typed.trim(), 200)
  const listId = useId()
  const { data, isError } = useQuery({
    queryKey: ['customers', session.user.id, 'picked', sought],
    queryFn: () =>
      searchCustomers({ words: sought, status: undefined, sort: 'name' }, { after: undefined, pageSize: 5 }),
    enabled: sought.length > 1,
    placeholderData: before => before,
  })
  const found = sought.length > 1 ? data : undefined
  return (
    <div className="grid gap-2">
      <TextField
        label={words.label}
        hint={words.hint}
        type="search"
        autoComplete="off"
        aria-controls={listId}
        value={typed}
        error={isError ? words.failed : error}
        onChange={event => setTyped(event.target.value)}
        // Enter looks, it does not send the form.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <ul id={listId} className="person-picks" aria-live="polite">
        {found?.map(customer => (
          <Pick key={customer.id} customer={customer} onChoose={onChoose} />
        ))}
        {found?.length === 0 && <li className="text-ink-soft">{words.none}</li>}
      </ul>
    </div>
  )
}

function Pick({ customer, onChoose }: { customer: Customer; onChoose: ServiceCustomerProps['onChoose'] }) {
  const { id, phone, email } = customer
  const name = customerName(customer)
  return (
    <li>
      <button type="button" onClick={() => onChoose({ id, name })}>
        <b>{name}</b> <span>{[phone && formatPhone(phone), email].filter(Boolean).join(', ')}</span>
      </button>
    </li>
  )
}
