import { about } from '#content/about.ts'
import { pageWords } from '#content/page-words.ts'
import { pictureAlts } from '#content/pictures.ts'
import { whoComes } from '#content/team.ts'
import { Picture } from '#web/ui/picture.tsx'

const { heading, lead } = pageWords['/about']

/** Those who come to your house, on the beach. */
export function AboutHead() {
  return (
    <section className="shore-head">
      <Shore />
      <div className="wrap">
        <div>
          <h1 className="display">{heading}</h1>
          <p className="lead">{lead}</p>
          <p className="display text-title">{about.slogan}</p>
        </div>
        <figure>
          <Picture
            name="team"
            night="team-night"
            alt={pictureAlts.team}
            sizes="(min-width: 60rem) 43.5rem, 27rem"
            first
          />
          <figcaption>
            {whoComes().map(({ id, name, role }) => (
              <span key={id}>
                <b>{name || role}</b> {name && role}
              </span>
            ))}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function Shore() {
  return (
    <svg className="shore" viewBox="0 0 1440 300" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 300V70C150 70 210 32 400 32c170 0 250 34 430 34 150 0 210-22 330-22 120 0 190 20 280 20v236z" />
      <path d="M0 300V176c120 0 200-30 340-30 190 0 260 46 470 46 170 0 220-36 360-36 130 0 190 28 270 28v116z" />
      <path d="M0 300V196c120 0 200-28 340-28 190 0 260 46 470 46 170 0 220-36 360-36 130 0 190 26 270 26v96z" />
    </svg>
  )
}
