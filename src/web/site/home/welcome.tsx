import { home } from '#content/home.ts'
import { pictureAlts } from '#content/pictures.ts'
import { whoComes } from '#content/team.ts'
import { vowsUnderOne } from '#content/vows.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Picture } from '#web/ui/picture.tsx'

export function HomeWelcome() {
  const { who, title, lead, text, more, facts } = home.welcome
  const vows = vowsUnderOne()
  const people = whoComes().map(({ name, role }) => name || role)
  return (
    <section className="section welcome">
      <div className="wrap">
        <div className="pair">
          <figure>
            <Picture
              name="team"
              night="team-night"
              alt={pictureAlts.team}
              sizes="(min-width: 60rem) 42vw, 22rem"
            />
            {people.length > 0 && <figcaption>{who(people)}</figcaption>}
          </figure>
          <div>
            <h2 className="display text-section">{title}</h2>
            <p className="lead mt-6">{lead}</p>
            <p className="mt-4 max-w-[60ch]">{text}</p>
            <p className="mt-4">
              <MoreLink href={more.href}>{more.label}</MoreLink>
            </p>
          </div>
        </div>
        <dl className="facts">
          {facts.map(fact => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
          {vows && (
            <div>
              <dt>{vows.head}</dt>
              <dd>{vows.rest.length > 0 ? `${vows.rest.join('. ')}.` : home.welcome.insured}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
