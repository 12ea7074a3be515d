import { measuredFacts, setupGuide } from '#content/analytics.ts'
import { Island } from '#web/islands/island.tsx'
import { PageTop } from '#web/site/shared/page-top.tsx'
import { VisitFigures } from './visit-figures.tsx'

/** For everybody: what is measured. For staff: the figures. For the owner: how to add an outside property. */
export function AnalyticsPage() {
  return (
    <>
      <PageTop path="/analytics" />
      <section className="section">
        <div className="wrap">
          <Island name="visit-figures" of={VisitFigures} props={{}} forSome />
        </div>
      </section>
      <section className="section bg-mist">
        <div className="wrap split">
          <h2 className="display text-section">{measuredFacts.title}</h2>
          <dl className="ruled">
            {measuredFacts.facts.map(fact => (
              <div key={fact.term} className="grid gap-1 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-6">
                <dt className="display text-title">{fact.term}</dt>
                <dd className="max-w-[52ch]">{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <SetupGuide />
    </>
  )
}

function SetupGuide() {
  return (
    <section className="section pb-0">
      <div className="wrap split">
        <div>
          <h2 className="display text-section">{setupGuide.title}</h2>
          <p className="lead mt-4">{setupGuide.text}</p>
        </div>
        <ol className="guide">
          {setupGuide.steps.map(step => (
            <li key={step.title}>
              <h3 className="font-bold text-heading text-lg">{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
