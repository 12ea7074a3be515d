import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { formatPhone } from '#domain/phone.ts'
import { type FoundPerson, findPeople } from '#web/data/find-people.ts'
import { CalendarDays } from '#web/icons/calendar-days.ts'
import { User } from '#web/icons/user.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { Link } from '#web/router/link.tsx'
import { useOfficeVisitor } from './office-visitor.ts'

const words = officeWords.find

/** The people and bookings that match, each a link. */
export function FoundPeople({ wanted, onClose }: { wanted: string; onClose: () => void }) {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['find', session.user.id, wanted],
    queryFn: () => findPeople(wanted),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryStates query={query} failed={words.failed} empty={words.empty(wanted)}>
      {people => <FoundList people={people} onClose={onClose} />}
    </QueryStates>
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
