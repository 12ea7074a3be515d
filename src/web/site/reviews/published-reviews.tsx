import { reviewsPage } from '#content/reviews.ts'
import { openingVoice, type PublishedReview, reviewsPagePath, reviewsPerPage } from '#domain/review.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ReviewedOn } from '#web/site/shared/reviewed-on.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Stars } from '#web/ui/stars.tsx'

const words = reviewsPage.list

/** Those that stand on this page, newest first. */
export function usePublished(page: number) {
  return useLiveData().reviews.slice((page - 1) * reviewsPerPage, page * reviewsPerPage)
}

/** The one beside the score: it stands there and not in the list. */
export function useOpeningVoice() {
  return openingVoice(usePublished(1))
}

export function PublishedCount() {
  const { length } = useLiveData().reviews
  return length > 0 && <p className="mt-6 text-ink-soft">{words.newest(length)}</p>
}

/** Some of the approved reviews. Renders nothing if there are none. */
export function PublishedReviews({ reviews }: { reviews: PublishedReview[] }) {
  if (reviews.length === 0) return null
  return (
    <ul className="voices published">
      {reviews.map(review => (
        <li key={review.id}>
          <Published review={review} />
        </li>
      ))}
    </ul>
  )
}

export function ReviewPages({ page }: { page: number }) {
  const pages = Math.ceil(useLiveData().reviews.length / reviewsPerPage)
  if (pages < 2) return null
  const href = (number: number) => `${reviewsPagePath(number)}#reviews`
  return <Pagination label={words.pages} page={page} pages={pages} href={href} />
}

// dir: a text in another script runs in its own direction.
function Published({ review }: { review: PublishedReview }) {
  return (
    <figure className="card">
      <Stars rating={review.rating} />
      <blockquote dir="auto" className="whitespace-pre-line">
        {review.review_text}
      </blockquote>
      <figcaption className="mt-4 font-bold">
        <bdi>{review.shown_name}</bdi> <ReviewedOn review={review} />
      </figcaption>
      {review.reply && (
        <div className="reply">
          <p className="font-bold">{words.reply}</p>
          <p dir="auto" className="whitespace-pre-line">
            {review.reply}
          </p>
        </div>
      )}
    </figure>
  )
}
