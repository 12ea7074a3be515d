import { about } from '#content/about.ts'
import { business } from '#content/business.ts'
import { pictureAlts } from '#content/pictures.ts'
import { mailtoLink } from '#content/sharing.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Picture } from '#web/ui/picture.tsx'

const { title, lead, cards, vacancy, apply } = about.team
// Until there are photographs, the things of each.
const things = ['founder', 'manager', 'open-place'] as const
const grounds = ['bg-shell', 'bg-sky', 'bg-sand']

export function AboutTeam() {
  return (
    <section className="section pt-0">
      <div className="wrap">
        <h2 className="display text-section">{title}</h2>
        <p className="lead mt-4">{lead}</p>
        <ul className="team">
          {cards.map((card, index) => (
            <li key={card.role}>
              <div className={`place ${grounds[index]}`}>
                <Things of={things[index] ?? 'team'} />
              </div>
              <h3 className="display mt-8 text-title">{card.role}</h3>
              {card.vacant && <p className="mt-1 font-bold text-error">{vacancy}</p>}
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

function Things({ of }: { of: keyof typeof pictureAlts }) {
  return <Picture name={of} alt={pictureAlts[of]} sizes="(min-width: 60rem) 26rem, 80vw" />
}
