import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { invoiceWords } from '#content/admin-money.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import { readClient } from '#web/data/clients.ts'
import { searchCustomers } from '#web/data/customers.ts'
import type { InvoiceSearch } from '#web/data/invoices.ts'
import { ListFilter } from '#web/icons/list-filter.ts'
import { Search } from '#web/icons/search.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'
import type { InvoiceSearchState } from './use-invoice-search.ts'

const words = invoiceWords.filters
const offered = 30

/** One row on a laptop; on a phone the text, with the rest folded and what it is set to beside it. */
export function InvoiceFilters({ search }: { search: InvoiceSearchState }) {
  const [typed, setTyped] = useState(search.asked)
  const [isFolded, setFolded] = useState(true)
  const set = (changes: Partial<InvoiceSearch>) => setTyped(current => ({ ...current, ...changes }))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    search.ask(typed)
  }
  return (
    <search>
      <form noValidate onSubmit={submit} aria-label={words.label} className="ledger-filters">
        <div className="ledger-more" data-folded={isFolded || undefined}>
          <ClientFilter chosen={typed.client} onChoose={client => set({ client })} />
          <TextField
            label={words.from}
            type="date"
            value={typed.from}
            onChange={event => set({ from: event.target.value })}
          />
          <TextField
            label={words.to}
            type="date"
            value={typed.to}
            onChange={event => set({ to: event.target.value })}
          />
        </div>
        <TextField
          label={words.text}
          type="search"
          placeholder={words.textHint}
          value={typed.words}
          onChange={event => set({ words: event.target.value })}
        />
        <Button type="submit" tone="quiet">
          <Search aria-hidden="true" />
          {words.search}
        </Button>
        <button
          type="button"
          className="ledger-fold phone-only"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <ListFilter aria-hidden="true" />
          {words.fold}
          <DaysAsked asked={search.asked} />
        </button>
      </form>
    </search>
  )
}

/** The first field narrows what the second offers: no list of all clients is ever loaded. */
function ClientFilter({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const [name, setName] = useState('')
  const sought = useLateValue(name.trim(), 200)
  const { data: found = [] } = useQuery({
    queryKey: ['customers', 'offered', sought],
    queryFn: () =>
      searchCustomers(
        { words: sought, status: undefined, sort: 'name' },
        { after: undefined, pageSize: offered },
      ),
    placeholderData: before => before,
  })
  const { data: kept } = useQuery({
    queryKey: ['client', chosen],
    queryFn: () => readClient(chosen),
    enabled: chosen !== '',
  })
  const clients = kept && !found.some(({ id }) => id === kept.id) ? [kept, ...found] : found
  return (
    <>
      <TextField
        label={words.searchClients}
        type="search"
        placeholder={words.searchClientsHint}
        autoComplete="off"
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <SelectField label={words.client} value={chosen} onChange={event => onChoose(event.target.value)}>
        <option value="">{words.allClients}</option>
        {clients.map(client => (
          <option key={client.id} value={client.id}>
            {fullName(client)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function DaysAsked({ asked: { from, to } }: { asked: InvoiceSearch }) {
  if (!from && !to) return null
  return <span>{[from, to].map(day => (day ? formatShortDate(day) : '…')).join(' – ')}</span>
}
