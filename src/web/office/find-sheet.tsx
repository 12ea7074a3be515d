import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarDays, User } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { officeWords } from '#content/office.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { formatPhone } from '#domain/phone.ts'
import { type FoundPerson, findPeople } from '#web/data/find-people.ts'
import { QueryStates } from '#web/query-states.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'
import { useOfficeVisitor } from './office-visitor.ts'

const words = officeWords.find
const pauseMs = 200

/** One field, from everywhere in the office: names, e-mail addresses, numbers as people write them. */
export function FindSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <Find onClose={onClose} />
    </Sheet>
  )
}

function Find({ onClose }: { onClose: () => void }) {
  const { session } = useOfficeVisitor()
  const [typed, setTyped] = useState('')
  const wanted = useLateValue(typed.trim(), pauseMs)
  const query = useQuery({
    queryKey: ['find', session.user.id, wanted],
    queryFn: () => findPeople(wanted),
    enabled: wanted.length > 1,
    placeholderData: keepPreviousData,
  })
  const navigate = useNavigate()
  const openFirst = () => {
    const [first] = query.data ?? []
    if (!first || wanted !== typed.trim()) return
    onClose()
    void navigate(pathOf(first))
  }
  return (
    <search
      className="grid gap-3"
      onKeyDown={event => (event.key === 'Enter' && isField(event) ? openFirst() : stepFound(event))}
    >
      <TextField
        // Not of type search: there the first Escape only empties the field.
        inputMode="search"
        enterKeyHint="search"
        label={words.field}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        autoComplete="off"
        data-first-focus
      />
      {wanted.length > 1 && (
        <QueryStates query={query} failed={words.failed} empty={words.empty(wanted)}>
          {people => <FoundList people={people} onClose={onClose} />}
        </QueryStates>
      )}
    </search>
  )
}

function FoundList({ people, onClose }: { people: FoundPerson[]; onClose: () => void }) {
  return (
    <ul className="found-list" aria-label={words.found}>
      {people.map(person => (
        <li key={`${person.kind} ${person.id}`}>
          <Link to={pathOf(person)} onClick={onClose}>
            {person.kind === 'customer' ? <User aria-hidden="true" /> : <CalendarDays aria-hidden="true" />}
            <b>{person.name}</b>
            <span>{aboutPerson(person)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const pathOf = ({ kind, id }: FoundPerson) => `/crm/${kind === 'customer' ? 'customers' : 'bookings'}/${id}`

function aboutPerson(person: FoundPerson): string {
  if (person.kind === 'booking')
    return `${formatDayOfYear(person.service_date)}, ${formatTimes(person.service_time)}`
  return [person.phone && formatPhone(person.phone), person.email].filter(Boolean).join(', ')
}

const isField = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement

// Down from the field into the list, and up again.
function stepFound(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step) return
  event.preventDefault()
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  places[places.indexOf(document.activeElement as HTMLElement) + step]?.focus()
}
