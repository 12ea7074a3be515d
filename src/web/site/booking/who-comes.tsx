import { bookingPage } from '#content/booking-page.ts'
import { pictureAlts } from '#content/pictures.ts'
import { whoComes } from '#content/team.ts'
import { Vows } from '#web/site/shared/vows.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Picture } from '#web/ui/picture.tsx'

const { title, text, more } = bookingPage.people

/** Under the form, and so under the confirmation that takes its place. */
export function WhoComes() {
  return (
    <section className="who">
      <div className="wrap">
        <Picture name="team" alt={pictureAlts.team} sizes="(min-width: 60rem) 34rem, 20rem" />
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{text}</p>
          <dl>
            {whoComes().map(({ id, name, role, text: about }) => (
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
