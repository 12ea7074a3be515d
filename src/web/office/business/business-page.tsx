import { useEffect } from 'react'
import { factWords as words } from '#content/business-facts.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { ExampleList } from '#web/office/shared/example-list.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useFacts } from '#web/office/shared/use-facts.ts'
import { useLocation } from '#web/router/routing.tsx'
import { FactsForm } from './form.tsx'

export function BusinessPage() {
  const query = useFacts()
  const { search } = useLocation()
  const wanted = new URLSearchParams(search).get('field')
  const isRead = query.data !== undefined
  // Whoever comes for one fact, as from First steps, stands at it.
  useEffect(() => {
    if (isRead && wanted) goTo(wanted)
  }, [isRead, wanted])
  return (
    <OfficePage title={words.title} lead={words.lead}>
      {query.data ? (
        <>
          <ExampleList stored={query.data} goTo={goTo} />
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

// The bars at the edges of a phone would hide a field that is only just in sight.
function goTo(name: string) {
  const field = document.querySelector<HTMLElement>(`form [data-field="${CSS.escape(name)}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
