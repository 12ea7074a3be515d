import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { fullName } from '#domain/full-name.ts'
import { formatPhone } from '#domain/phone.ts'
import { type FoundCustomer, findCustomers } from '#web/data/run-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'

const words = bookingWords.adding

type PickerProps = {
  chosen: FoundCustomer | null
  error: string | undefined
  onChoose: (customer: FoundCustomer | null) => void
}

/** Finds a customer by a few letters or digits; the server looks, the list is short. */
export function CustomerPicker({ chosen, error, onChoose }: PickerProps) {
  if (chosen)
    return (
      <div className="picked">
        <div>
          <b>{fullName(chosen)}</b>
          <p className="text-ink-soft">{reachOf(chosen)}</p>
        </div>
        <Button tone="quiet" onClick={() => onChoose(null)}>
          {words.another}
        </Button>
      </div>
    )
  return <CustomerSearch error={error} onChoose={onChoose} />
}

function CustomerSearch({ error, onChoose }: Omit<PickerProps, 'chosen'>) {
  const [typed, setTyped] = useState('')
  const sought = useLateValue(typed.trim(), 200)
  const listId = useId()
  const { data, isError } = useQuery({
    queryKey: ['customers-found', sought],
    queryFn: () => findCustomers(sought),
    enabled: sought.length > 1,
    staleTime: 30_000,
    placeholderData: before => before,
  })
  const found = sought.length > 1 ? data : undefined
  return (
    <div className="grid gap-2">
      <TextField
        label={words.find}
        hint={words.findHint}
        type="search"
        autoComplete="off"
        aria-controls={listId}
        value={typed}
        error={isError ? bookingWords.failed.text : error}
        onChange={event => setTyped(event.target.value)}
      />
      <ul id={listId} className="picks" aria-live="polite">
        {found?.map(customer => (
          <li key={customer.id}>
            <button type="button" onClick={() => onChoose(customer)}>
              <b>{fullName(customer)}</b>
              <span>{reachOf(customer)}</span>
            </button>
          </li>
        ))}
        {found?.length === 0 && <li className="text-ink-soft">{words.noneFound}</li>}
      </ul>
    </div>
  )
}

const reachOf = ({ phone, email }: FoundCustomer) =>
  [phone && formatPhone(phone), email].filter(Boolean).join(', ')
