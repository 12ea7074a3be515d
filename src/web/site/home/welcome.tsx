import { home } from '#content/home.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

export function HomeWelcome() {
  const { title, lead, text, more, facts } = home.welcome
  return (
    <section className="section welcome">
      <div className="wrap">
        <div className="pair">
          <div>
            <RoomPicture name="eco" sizes="(min-width: 56rem) 42vw, 20rem" />
          </div>
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
        </dl>
      </div>
    </section>
  )
}
