import { bookingPage } from '#content/booking-page.ts'
import { type Member, whoComes } from '#content/team.ts'
import { isPhotograph, OwnPicture } from '#web/pictures/own-picture.tsx'
import { Vows } from '#web/site/shared/vows.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

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

/** Photographs of those who have one; until somebody has, the things of each. */
function Faces({ people }: { people: Member[] }) {
  const photographed = people.filter(({ picture }) => isPhotograph(picture))
  const shown = photographed.length > 0 ? photographed : people.filter(({ picture }) => picture)
  return (
    <ul className={photographed.length > 0 ? 'faces' : 'things'}>
      {shown.map(({ id, name, role, picture }) => (
        <li key={id}>
          <OwnPicture picture={picture} alt={name || role} sizes="(min-width: 60rem) 17rem, 44vw" />
        </li>
      ))}
    </ul>
  )
}
