import { pageFacts } from '#content/page-facts.ts'
import type { PagePath } from '#content/page-words.ts'
import { FactList } from './fact-list.tsx'
import { InnerPage } from './inner-page.tsx'

/** A page that says what is so, in a ruled list. */
export function FactsPage({ path }: { path: PagePath }) {
  const words = pageFacts[path]
  return (
    <InnerPage path={path}>
      {words && (
        <section className="wrap split">
          <h2 className="display text-section">{words.title}</h2>
          <FactList facts={words.facts} />
        </section>
      )}
    </InnerPage>
  )
}
