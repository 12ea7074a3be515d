import type { ReactNode } from 'react'
import { startFacts } from '#content/business.ts'
import { isExample, shownFact } from '#content/example-facts.ts'
import { firstStepWords as words } from '#content/first-steps.ts'
import type { FactName } from '#domain/business-facts.ts'
import type { StoredFacts } from '#web/data/business-facts.ts'
import { Mark } from '#web/ui/logo.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** A small picture of the site as it is now: what is still an example lies under tape. */
export function SitePreview({ facts }: { facts: StoredFacts }) {
  return (
    <section className="start-see" aria-labelledby="start-see">
      <h3 id="start-see">{words.see}</h3>
      <div className="mini" aria-hidden="true" data-theme="light">
        <div className="mini-head">
          <Mark />
          <b>
            <Fact facts={facts} name="name" />
          </b>
        </div>
        <div className="mini-hero">
          <p>
            {textOf(facts, 'slogan_start')}
            <b>{textOf(facts, 'slogan_end')}</b>
          </p>
          <Picture name="hero" alt="" sizes="290px" />
        </div>
        <div className="mini-foot">
          <b>
            <Fact facts={facts} name="phone" />
          </b>
          <span>
            <Fact facts={facts} name="email" />
          </span>
          <span>
            <Fact facts={facts} name="street" />
          </span>
        </div>
      </div>
    </section>
  )
}

const textOf = (facts: StoredFacts, name: FactName) => shownFact(name, facts[name] ?? startFacts[name])

const Fact = ({ facts, name }: { facts: StoredFacts; name: FactName }) => (
  <Taped isTaped={isExample(name, facts[name])}>{textOf(facts, name)}</Taped>
)

const Taped = ({ isTaped, children }: { isTaped: boolean; children: ReactNode }) =>
  isTaped ? <mark className="tape">{children}</mark> : <bdi>{children}</bdi>
