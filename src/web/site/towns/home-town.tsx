import type { Town } from '#content/towns/town.ts'
import { EachTrouble } from './each-trouble.tsx'
import { OfferedHere } from './offered-here.tsx'
import { Shown } from './shown.tsx'
import { Story } from './story.tsx'

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
        <ul className="grid gap-x-16 gap-y-10 col:grid-cols-2">
          {areas.groups.map(group => (
            <li key={group.name} className="border-line-strong border-t-2 pt-5">
              <h3 className="display text-title">{group.name}</h3>
              <p className="mt-2 font-bold">{group.suburbs.join(', ')}</p>
              <p className="mt-2 max-w-[52ch]">{group.note}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Travel({ travel }: { travel: Town['travel'] }) {
  return (
    <section className="section pt-0">
      <div className="wrap">
        <h2 className="display text-section">{travel.title}</h2>
        <dl className="ways-there">
          {travel.facts.map(({ term, text }) => (
            <div key={term}>
              <dt className="display text-title">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
