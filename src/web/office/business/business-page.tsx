import { useQuery } from '@tanstack/react-query'
import { setFacts } from '#content/business.ts'
import { factWords as words } from '#content/business-facts.ts'
import type { Facts } from '#domain/business-facts.ts'
import { readFacts, type StoredFacts } from '#web/data/business-facts.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { StillExamples } from './examples.tsx'
import { FactsForm } from './form.tsx'

export function BusinessPage() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['facts', session.user.id],
    queryFn: readAndShow,
    // The form must start from the current version.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <OfficePage title={words.title} lead={words.lead}>
      {query.data ? (
        <>
          <StillExamples stored={query.data} />
          <FactsForm key={query.data.updated_at} stored={query.data} />
        </>
      ) : (
        <QueryState query={query} failed={words.failed}>
          {() => null}
        </QueryState>
      )}
    </OfficePage>
  )
}

/** The office itself shows the name and the bank, too. */
async function readAndShow(): Promise<StoredFacts> {
  const stored = await readFacts()
  setFacts(ownOf(stored))
  return stored
}

function ownOf({ updated_at, ...facts }: StoredFacts): Partial<Facts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
}
