import { afterClean } from '#content/reviewed-clean.ts'
import { reviewsPage } from '#content/reviews.ts'
import { formatDate } from '#domain/calendar.ts'
import type { PublishedReview } from '#domain/review.ts'

type ReviewedOnProps = { review: PublishedReview; className?: string }

/** Beside the name under a review: its day, and after which clean of ours it came, as far as its writer knows that we say so. */
export function ReviewedOn({ review, className = 'text-ink-soft' }: ReviewedOnProps) {
  const { created_on: day, is_from_clean, clean_kind: kind } = review
  const clean = kind ? afterClean[kind] : reviewsPage.list.fromClean
  return (
    <span className={`font-normal ${className}`}>
      <time dateTime={day}>{formatDate(day)}</time>
      {is_from_clean && `. ${clean}.`}
    </span>
  )
}
