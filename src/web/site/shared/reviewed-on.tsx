import { reviewsPage } from '#content/reviews.ts'
import { formatDate } from '#domain/calendar.ts'
import type { PublishedReview } from '#domain/review.ts'

type ReviewedOnProps = { review: PublishedReview; className?: string }

/** Beside the name under a review: its day, and whether it came from a clean of ours. */
export function ReviewedOn({ review, className = 'text-ink-soft' }: ReviewedOnProps) {
  const { created_on: day, is_from_clean } = review
  return (
    <span className={`font-normal ${className}`}>
      <time dateTime={day}>{formatDate(day)}</time>
      {is_from_clean && `. ${reviewsPage.list.fromClean}.`}
    </span>
  )
}
