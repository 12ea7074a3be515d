import { bookingPage } from '#content/booking-page.ts'
import { pictureAlts } from '#content/pictures.ts'
import { type Member, whoComes } from '#content/team.ts'
import { isPhotograph, OwnPicture } from '#web/pictures/own-picture.tsx'
import { Vows } from '#web/site/shared/vows.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Picture } from '#web/ui/picture.tsx'

const { title, text, more } = bookingPage.people

/** Under the form, and so under the confirmation that takes its place. */
export function WhoComes() {
  const people = whoComes()
  return (
    <section className="who">
      <div className="wrap">
        <Faces people={people} />
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{text}</p>
          <dl>
            {people.map(({ id, name, role, text: about }) => (
              <div key={id}>
                <dt className="display text-title">{name || role}</dt>
                {name && <dd className="font-bold">{role}</dd>}
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
          <Vows />
          <MoreLink href={more.href}>{more.label}</MoreLink>
        </div>
      </div>
    </section>
  )
}

/** Photographs of those who have one; until somebody has, their things. */
function Faces({ people }: { people: Member[] }) {
  const seen = people.filter(({ picture }) => isPhotograph(picture))
  if (seen.length === 0)
    return <Picture name="team" alt={pictureAlts.team} sizes="(min-width: 60rem) 34rem, 20rem" />
  return (
    <ul className="faces">
      {seen.map(({ id, name, role, picture }) => (
        <li key={id}>
          <OwnPicture picture={picture} alt={name || role} sizes="(min-width: 60rem) 17rem, 44vw" />
        </li>
      ))}
    </ul>
  )
}
