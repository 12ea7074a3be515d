import type { Town } from '#content/towns/town.ts'
import { AreaGroups } from './area-groups.tsx'
import { EachTrouble } from './each-trouble.tsx'
import { OfferedHere } from './offered-here.tsx'
import { Shown } from './shown.tsx'
import { Story } from './story.tsx'
import { TravelFacts } from './travel-facts.tsx'

/** Where we live: what the place is like, its streets, and at the end how near they are. */
export function HomeTown({ town }: { town: Town }) {
  return (
    <>
      <section className="section">
        <div className="wrap town-intro">
          <Story intro={town.intro} />
          <Shown picture={town.intro.picture} sizes="(min-width: 60rem) 46rem, 100vw" />
        </div>
      </section>
      <Areas areas={town.areas} />
      <section className="section">
        <div className="wrap">
          <h2 className="display text-section">{town.troubles.title}</h2>
          <ul className="troubles">
            {town.troubles.list.map(trouble => (
              <EachTrouble key={trouble.title} trouble={trouble} />
            ))}
          </ul>
          <OfferedHere town={town.name} />
        </div>
      </section>
      <Travel travel={town.travel} />
    </>
  )
}

function Areas({ areas }: { areas: Town['areas'] }) {
  return (
    <section className="section bg-sand">
      <div className="wrap">
        <div className="head-row">
          <h2 className="display text-section">{areas.title}</h2>
          <p>{areas.text}</p>
        </div>
        <AreaGroups groups={areas.groups} className="home-areas" />
      </div>
    </section>
  )
}

function Travel({ travel }: { travel: Town['travel'] }) {
  return (
    <section className="section pt-0">
      <div className="wrap">
        <h2 className="display text-section">{travel.title}</h2>
        <TravelFacts facts={travel.facts} className="ways-there" />
      </div>
    </section>
  )
}
