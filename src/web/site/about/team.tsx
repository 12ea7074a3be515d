import { about } from '#content/about.ts'
import { business } from '#content/business.ts'
import { pictureAlts } from '#content/pictures.ts'
import { mailtoLink } from '#content/sharing.ts'
import { Vows } from '#web/site/shared/vows.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Picture } from '#web/ui/picture.tsx'

const { title, lead, cards, vacancy, apply } = about.team
// Until there are photographs, the things of each.
const things = ['founder', 'manager', 'open-place'] as const

export function AboutTeam() {
  return (
    <section className="section bg-mist" id="team">
      <div className="wrap">
        <div className="head-row">
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className="team">
          {cards.map((card, index) => (
            <li key={card.role}>
              <Things of={things[index] ?? 'team'} />
              <div>
                <h3 className="display">{card.role}</h3>
                <p className="mt-2 max-w-[40ch]">{card.text}</p>
                {card.vacant && (
                  <MoreLink href={mailtoLink({ to: business.email, subject: apply.subject })}>
                    {vacancy} {apply.label}
                  </MoreLink>
                )}
              </div>
            </li>
          ))}
        </ul>
        <Vows className="vows-row" />
      </div>
    </section>
  )
}

function Things({ of }: { of: keyof typeof pictureAlts }) {
  return <Picture name={of} alt={pictureAlts[of]} sizes="(min-width: 60rem) 30rem, 62vw" />
}
