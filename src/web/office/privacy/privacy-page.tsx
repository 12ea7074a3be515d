// Finds a person and shows the data we hold. The search stays out of the address and the browser's history.
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { privacyWords } from '#content/privacy.ts'
import { formatPhone } from '#domain/phone.ts'
import { type FoundPerson, findPerson } from '#web/data/privacy.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { ConsentLog } from './consent-log.tsx'
import { PersonFile } from './person-file.tsx'

const words = privacyWords.find

export function PrivacyPage() {
  const [person, setPerson] = useState<FoundPerson>()
  return (
    <OfficePage title={privacyWords.title} lead={privacyWords.lead}>
      {person ? (
        <PersonFile person={person} onDone={() => setPerson(undefined)} />
      ) : (
        <Find onOpen={setPerson} />
      )}
      <ConsentLog />
    </OfficePage>
  )
}

function Find({ onOpen }: { onOpen: (person: FoundPerson) => void }) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const query = useQuery({
    queryKey: ['find-person', asked],
    queryFn: () => findPerson(asked),
    enabled: asked.length > 1,
    staleTime: 0,
    gcTime: 0,
  })
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(typed.trim())
    if (typed.trim() === asked) void query.refetch()
  }
  return (
    <>
      <search>
        <form className="list-tools" onSubmit={find}>
          <SearchField label={words.label} placeholder={words.label} value={typed} onSearch={setTyped} />
          <Button type="submit">{words.action}</Button>
        </form>
      </search>
      {asked.length > 1 && (
        <QueryStates query={query} failed={words.failed} empty={words.empty}>
          {people => <People people={people} onOpen={onOpen} />}
        </QueryStates>
      )}
    </>
  )
}

function People({ people, onOpen }: { people: FoundPerson[]; onOpen: (person: FoundPerson) => void }) {
  return (
    <ul aria-label={words.list}>
      {people.map(person => (
        <li key={JSON.stringify(person)} className="border-line border-t first:border-t-0">
          <button type="button" className="found-person" onClick={() => onOpen(person)}>
            <b className="text-heading">
              <bdi>{person.name ?? words.noName}</bdi>
            </b>
            <span>
              {[person.email, person.phone && formatPhone(person.phone)].filter(Boolean).join(' · ')}
            </span>
            <span className="text-ink-soft">{words.sources[person.source]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
