import { about } from '#content/about.ts'
import { BookingInvite } from '#web/site/shared/booking-invite.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { AboutHead } from './about-head.tsx'
import { AboutTeam } from './team.tsx'
import { AboutValues } from './values.tsx'

export function AboutPage() {
  return (
    <>
      <AboutHead />
      <Story />
      <SetsUsApart />
      <AboutValues />
      <AboutTeam />
      <BookingInvite words={about.close} show={{ map: '/mossel-bay' }} />
    </>
  )
}

function Story() {
  const { title, paragraphs, pull } = about.story
  const [opening, ...others] = paragraphs
  const last = others.pop()
  return (
    <section className="section">
      <div className="wrap story">
        <h2 className="display text-section">{title}</h2>
        <p className="text-lead">{opening}</p>
        {others.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <blockquote className="display">{pull}</blockquote>
        <p>{last}</p>
      </div>
    </section>
  )
}

function SetsUsApart() {
  const { apart, matters } = about
  return (
    <section className="pb-section">
      <div className="wrap">
        <h2 className="display text-section">{apart.title}</h2>
        <ul className="slabs">
          {apart.cards.map(card => (
            <li key={card.title}>
              <p className="figure" aria-hidden="true">
                {card.figure}
              </p>
              <h3 className="display text-title">{card.title}</h3>
              <p>{card.text}</p>
              <MoreLink href={card.link.href}>
                {card.link.label}
                {'about' in card.link && <span className="sr-only"> {card.link.about}</span>}
              </MoreLink>
            </li>
          ))}
        </ul>
        <aside className="matters">
          <h2 className="display text-title">{matters.title}</h2>
          <p>{matters.text}</p>
        </aside>
      </div>
    </section>
  )
}
