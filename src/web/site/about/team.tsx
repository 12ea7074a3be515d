import { about } from '#content/about.ts'
import { business } from '#content/business.ts'
import { mailtoLink } from '#content/sharing.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

const { title, lead, cards, vacancy, apply } = about.team
// Each at their place of work; the empty chair has none yet.
const places = ['carpet', 'office'] as const
const grounds = ['bg-shell', 'bg-sky']

export function AboutTeam() {
  return (
    <section className="section pt-0">
      <div className="wrap">
        <h2 className="display text-section">{title}</h2>
        <p className="lead mt-4">{lead}</p>
        <ul className="team">
          {cards.map((card, index) => (
            <li key={card.role}>
              <div className={card.vacant ? 'place vacant' : `place ${grounds[index]}`}>
                {places[index] ? (
                  <RoomPicture name={places[index]} sizes="(min-width: 60rem) 26rem, 90vw" />
                ) : (
                  <span className="display text-title">{vacancy}</span>
                )}
              </div>
              <h3 className="display mt-8 text-title">{card.role}</h3>
              <p className="mt-2 max-w-[40ch]">{card.text}</p>
              {card.vacant && (
                <MoreLink href={mailtoLink({ to: business.email, subject: apply.subject })}>
                  {apply.label}
                </MoreLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
