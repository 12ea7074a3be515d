// One letter: a draft to be written and sent, or what has become of it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { letterOffice as words } from '#content/newsletter-office.ts'
import { newId } from '#web/browser/random.ts'
import { newLetter, readLetterCard } from '#web/data/newsletters.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useNavigate, useParams } from '#web/router/routing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DraftLetter } from './draft-letter.tsx'
import { LeftLetter } from './left-letter.tsx'

const lookAgainMs = 2000
const back = { to: '/admin/newsletter', label: words.title }
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export function LetterPage() {
  const { id = '' } = useParams()
  return id === 'new' ? <NewLetter /> : <StoredLetter id={id} />
}

/** Stored with its first words, so that a press on the button leaves no empty draft behind. */
function NewLetter() {
  const navigate = useNavigate()
  const [id] = useState(newId)
  return (
    <DraftLetter
      card={newLetter(id)}
      back={back}
      isNew={false}
      onSurprise={() => undefined}
      onFirstSaved={saved => navigate(`/admin/newsletter/${saved.id}`, { replace: true })}
    />
  )
}

function StoredLetter({ id }: { id: string }) {
  const { session } = useOfficeVisitor()
  // Counts how often somebody else was quicker: the form then starts again from what is there.
  const [surprises, setSurprises] = useState(0)
  const query = useQuery({
    queryKey: ['newsletter', session.user.id, id],
    queryFn: () => (isUuid(id) ? readLetterCard(id) : null),
    // The form must start from the current version.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => state.data?.status === 'sending' && lookAgainMs,
  })
  const card = query.data
  const onSurprise = async () => {
    await query.refetch()
    setSurprises(count => count + 1)
  }
  if (card?.status === 'draft')
    return (
      <DraftLetter
        key={`${id} ${surprises}`}
        {...{ card, back, onSurprise }}
        isNew={surprises > 0}
        onFirstSaved={() => undefined}
      />
    )
  if (card) return <LeftLetter key={id} {...{ card, back }} isStale={query.isError} />
  return (
    <OfficePage title={words.title} back={back}>
      <QueryState query={query} failed={words.cardFailed} lines={10}>
        {() => <EmptyState title={words.gone.title}>{words.gone.text}</EmptyState>}
      </QueryState>
    </OfficePage>
  )
}
