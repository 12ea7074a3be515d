import { home } from '#content/home.ts'
import { type Member, namesInShort, whoComes } from '#content/team.ts'
import { offerFacts } from '#content/visitor-offers.ts'
import { whoInShort } from '#content/vows.ts'
import { isPhotograph, OwnPicture } from '#web/pictures/own-picture.tsx'
import { useScore } from '#web/site/shared/strip.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Who comes, from where to where, and what neighbours say: an advert is met by people who do not know us. */
export function OfferTrust() {
  const { area } = home.answers
  return (
    <section className="offer-trust" aria-label={offerFacts.label}>
      <dl className="wrap">
        <People />
        <Score />
        <div>
          <dt>{area.term}</dt>
          <dd>
            <a href={area.href}>{area.text}</a>
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** With their photographs, once they have some. */
function People() {
  const people = whoComes()
  const photographed = people.filter(({ picture }) => isPhotograph(picture))
  if (people.length === 0) return null
  const { term, text, href } = (namesInShort().length > 0 && whoInShort()) || byRole(people)
  return (
    <div className="offer-faces">
      <dt>{term}</dt>
      <dd>
        <a href={href}>{text}</a>
        {photographed.slice(0, 2).map(({ id, picture, name, role }) => (
          <OwnPicture key={id} picture={picture} alt={name || role} sizes="8rem" />
        ))}
      </dd>
    </div>
  )
}

function byRole(people: Member[]) {
  const { text, ...who } = offerFacts.who
  return { ...who, text: text(people.map(({ name, role }) => name || role)) }
}

function Score() {
  const score = useScore()
  if (!score) return null
  return (
    <div>
      <dt>{score.term}</dt>
      <dd>
        <a href={score.href}>
          <Icon name="star" /> {score.text}
        </a>
      </dd>
    </div>
  )
}
