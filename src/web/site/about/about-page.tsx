import { about } from '#content/about.ts'
import { BookingInvite } from '#web/site/shared/booking-invite.tsx'
import { PageTop } from '#web/site/shared/page-top.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Tide } from '#web/ui/tide.tsx'
import { AboutTeam } from './team.tsx'
import { AboutValues } from './values.tsx'

export function AboutPage() {
  return (
    <>
      <PageTop path="/about">
        <p className="display mt-6 text-title">{about.slogan}</p>
      </PageTop>
      <Story />
      <SetsUsApart />
      <AboutValues />
      <AboutTeam />
      <BookingInvite words={about.close} room="hero" />
    </>
  )
}

function Story() {
  const { title, paragraphs, pull } = about.story
  return (
    <section className="section page-body">
      <div className="wrap split">
        <div>
          <h2 className="display text-section">{title}</h2>
          <blockquote className="mt-8 border-spark border-l-8 pl-6 font-display text-heading text-title">
            {pull}
          </blockquote>
        </div>
        <div className="grid max-w-[60ch] gap-5 [&>p:first-child]:text-lead">
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

function SetsUsApart() {
  const { apart, matters } = about
  return (
    <section className="section on-deep deep">
      <Tide />
      <div className="wrap">
        <h2 className="display max-w-[14ch] text-section">{apart.title}</h2>
        <ul className="mt-12 grid col:grid-cols-[1.1fr_1fr_1.1fr]">
          {apart.cards.map(card => (
            <li key={card.title} className="apart">
              <h3 className="display text-title">{card.title}</h3>
              <p className="mt-3 mb-auto">{card.text}</p>
              <p className="mt-4">
                <MoreLink href={card.link.href}>
                  {card.link.label}
                  {'about' in card.link && <span className="sr-only"> {card.link.about}</span>}
                </MoreLink>
              </p>
            </li>
          ))}
        </ul>
        <aside className="note" data-theme="light">
          <h2 className="display text-title">{matters.title}</h2>
          <p>{matters.text}</p>
        </aside>
      </div>
    </section>
  )
}
