import { useQuery } from '@tanstack/react-query'
import { setFacts } from '#content/business.ts'
import type { Facts } from '#domain/business-facts.ts'
import { readFacts, type StoredFacts } from '#web/data/business-facts.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'

export function useFacts() {
  const { session } = useOfficeVisitor()
  return useQuery({
    queryKey: ['facts', session.user.id],
    queryFn: readAndShow,
    // The form must start from the current version.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
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
