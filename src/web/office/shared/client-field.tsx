// Chooses one client among many: a few letters, the server looks, the list is short. A combobox as ARIA describes it.
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { clientFieldWords as words } from '#content/admin.ts'
import { fullName } from '#domain/full-name.ts'
import { type Customer, searchCustomers } from '#web/data/customers.ts'
import { TextField } from '#web/ui/field.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'

const shown = 8

export type ClientChoice = { id: string; name: string; city: string | null }

type ClientFieldProps = {
  label: string
  name: string
  hint?: string | undefined
  /** Said where nobody is found. */
  none?: string
  chosen: ClientChoice | null
  error: string | undefined
  onChoose: (client: ClientChoice | null, record?: Customer) => void
}

export function ClientField(props: ClientFieldProps) {
  const { label, name, hint, none = words.none, chosen, error, onChoose } = props
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { found, isFailed } = useFoundClients(typed, isOpen)
  const choose = (client: Customer) => {
    onChoose({ id: client.id, name: fullName(client), city: client.city }, client)
    setTyped('')
    setOpen(false)
  }
  const type = (text: string) => {
    if (chosen) onChoose(null)
    setTyped(text)
    setActive(0)
    setOpen(text.trim() !== '')
  }
  const press = (event: KeyboardEvent) => {
    const picked = found?.[active]
    if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'Enter' && isOpen && picked) choose(picked)
    else if (event.key === 'ArrowDown' && found) setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp' && found) setActive(Math.max(active - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <div className="client-field">
      <TextField
        label={label}
        name={name}
        hint={hint}
        role="combobox"
        autoComplete="off"
        placeholder={words.placeholder}
        value={chosen?.name ?? typed}
        error={isFailed ? words.failed : error}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found?.[active] ? `${listId}-${active}` : undefined}
        onChange={event => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <FoundClients {...{ listId, isOpen, found, active, none }} onChoose={choose} />
    </div>
  )
}

type FoundClientsProps = {
  listId: string
  isOpen: boolean
  found: Customer[] | undefined
  active: number
  none: string
  onChoose: (client: Customer) => void
}

function FoundClients({ listId, isOpen, found, active, none, onChoose }: FoundClientsProps) {
  return (
    <>
      <div id={listId} role="listbox" className="client-found" hidden={!isOpen || !found?.length}>
        {found?.map((client, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
          <div
            key={client.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus, and with it the list.
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(client)}
          >
            <b>{fullName(client)}</b>
            <span>{[client.city, client.email].filter(Boolean).join(' · ')}</span>
          </div>
        ))}
      </div>
      <p role="status" className={isOpen && found?.length === 0 ? 'client-found client-none' : 'sr-only'}>
        {isOpen && found && (found.length === 0 ? none : words.found(found.length))}
      </p>
    </>
  )
}

function useFoundClients(typed: string, isOpen: boolean) {
  const sought = useLateValue(typed.trim(), 200)
  const { data, isError } = useQuery({
    queryKey: ['customers', 'found', sought],
    queryFn: () =>
      searchCustomers(
        { words: sought, status: undefined, sort: 'name' },
        { after: undefined, pageSize: shown },
      ),
    enabled: isOpen && sought !== '',
    staleTime: 30_000,
  })
  return { found: data, isFailed: isError && isOpen }
}
