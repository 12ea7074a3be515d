import type { Town } from '#content/towns/town.ts'
import { AreaGroups } from './area-groups.tsx'
import { EachTrouble } from './each-trouble.tsx'
import { OfferedHere } from './offered-here.tsx'
import { Shown } from './shown.tsx'
import { Story } from './story.tsx'
import { TravelFacts } from './travel-facts.tsx'

/** Where we drive to: first what the drive means, then what awaits us there. */
export function DriveTown({ town }: { town: Town }) {
  return (
    <>
      <Travel travel={town.travel} />
      <section className="section bg-sand">
        <div className="wrap drive-story">
          <Story intro={town.intro} />
          <Shown picture={town.intro.picture} sizes="(min-width: 60rem) 38rem, 92vw" />
        </div>
      </section>
      <Troubles town={town} />
      <Areas areas={town.areas} />
    </>
  )
}

function Travel({ travel }: { travel: Town['travel'] }) {
  return (
    <section className="section">
      <div className="wrap drive">
        <h2 className="display text-section">{travel.title}</h2>
        <TravelFacts facts={travel.facts} />
      </div>
    </section>
  )
}

function Troubles({ town: { troubles, name } }: { town: Town }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="drive-troubles">
          <h2 className="display text-section">{troubles.title}</h2>
          {troubles.picture && (
            <figure>
              <Shown picture={troubles.picture} sizes="(min-width: 60rem) 38rem, 92vw" />
              <figcaption className="drawn-note">{troubles.caption}</figcaption>
            </figure>
          )}
          <ul>
            {troubles.list.map(trouble => (
              <EachTrouble key={trouble.title} trouble={trouble} />
            ))}
          </ul>
        </div>
        <OfferedHere town={name} />
      </div>
    </section>
  )
}

function Areas({ areas }: { areas: Town['areas'] }) {
  return (
    <section className="section pt-0">
      <div className="wrap">
        <h2 className="display text-section">{areas.title}</h2>
        <p className="mt-4 max-w-[52ch]">{areas.text}</p>
        <AreaGroups groups={areas.groups} className="drive-areas" />
      </div>
    </section>
  )
}
