import { about } from '#content/about.ts'
import { business } from '#content/business.ts'
import { mailtoLink } from '#content/sharing.ts'
import { type Member, team } from '#content/team.ts'
import { isPhotograph, OwnPicture } from '#web/pictures/own-picture.tsx'
import { Vows } from '#web/site/shared/vows.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

export function AboutTeam() {
  const { title, lead } = about.team
  const members = team()
  return (
    <section className="section bg-mist" id="team">
      <div className="wrap">
        <div className="head-row">
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className={isTwoAndOne(members) ? 'team' : 'team team-even'}>
          {members.map(member => (
            <li key={member.id} className={classOf(member)}>
              <OwnPicture
                picture={member.picture}
                alt={member.name || member.role}
                sizes="(min-width: 60rem) 30rem, 62vw"
              />
              <About member={member} />
            </li>
          ))}
        </ul>
        <Vows className="vows-row" />
      </div>
    </section>
  )
}

// As it came: two who come, and a smaller place beside them that is open.
const isTwoAndOne = (members: Member[]) => members.length === 3 && members[2]?.isVacant

function classOf({ isVacant, picture }: Member) {
  if (isVacant) return 'open-place'
  return isPhotograph(picture) ? 'portrait' : undefined
}

function About({ member: { name, role, text, isVacant } }: { member: Member }) {
  const { vacancy, apply } = about.team
  return (
    <div>
      <h3 className="display">{name || role}</h3>
      {name && <p className="font-bold">{role}</p>}
      <p className="mt-2 max-w-[40ch] whitespace-pre-line">{text}</p>
      {isVacant && (
        <>
          <p className="mt-2">{vacancy}</p>
          <MoreLink href={mailtoLink({ to: business.email, subject: apply.subject(role) })}>
            {apply.label}
          </MoreLink>
        </>
      )}
    </div>
  )
}
