import { offerFacts } from '#content/visitor-offers.ts'
import { scoreOf } from '#domain/review.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { Icon } from '#web/ui/icon.tsx'

export type Answer = { term: string; text: string; href: string; what?: string; isScore?: boolean }

/** What a stranger asks first, each answer a link. Those that are not known are left out. */
export function Strip({ answers }: { answers: (Answer | undefined)[] }) {
  return (
    <dl className="strip">
      {answers
        .filter(answer => answer !== undefined)
        .map(({ term, text, href, what, isScore }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <a href={href}>
                {isScore && <Icon name="star" />}
                {text}
              </a>
              {what && <small>{what}</small>}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** '4.7 of 5'. Nothing until there are enough reviews of our own to count. */
export function useScore(): Answer | undefined {
  const { reviews } = useLiveData()
  const score = scoreOf(reviews.map(({ rating }) => rating))
  if (!score) return undefined
  const { term, text, href } = offerFacts.score
  return { term: term(score.count), text: text(score.rating), href, isScore: true }
}
