import { reviewsPage } from '#content/reviews.ts'
import { scoreOf } from '#domain/review.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { Icon } from '#web/ui/icon.tsx'

/** '4.7 of 5, 10 reviews', and the way to them. Nothing until there are enough of our own to count. */
export function ScoreLine({ className = '' }: { className?: string }) {
  const { reviews } = useLiveData()
  const score = scoreOf(reviews.map(({ rating }) => rating))
  if (!score) return null
  return (
    <a href="/reviews" className={`score-line ${className}`}>
      <Icon name="star" /> {reviewsPage.line(score)}
    </a>
  )
}
