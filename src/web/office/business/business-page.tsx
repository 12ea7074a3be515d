import { factWords as words } from '#content/business-facts.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useFacts } from '#web/office/shared/use-facts.ts'
import { StillExamples } from './examples.tsx'
import { FactsForm } from './form.tsx'

export function BusinessPage() {
  const query = useFacts()
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
