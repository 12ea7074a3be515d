import { reviewsPage } from '#content/reviews.ts'
import { formatDate } from '#domain/calendar.ts'
import { type PublishedReview, reviewsPagePath, reviewsPerPage } from '#domain/review.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { Stars } from '#web/ui/stars.tsx'

const words = reviewsPage.list

/** One page of the approved reviews, newest first. Renders nothing if there are none. */
export function PublishedReviews({ page }: { page: number }) {
  const { reviews } = useLiveData()
  if (reviews.length === 0) return null
  const shown = reviews.slice((page - 1) * reviewsPerPage, page * reviewsPerPage)
  const pages = Math.ceil(reviews.length / reviewsPerPage)
  return (
    <>
      <p className="mt-6 text-ink-soft">{words.newest}</p>
      <ul className="voices published">
        {shown.map(review => (
          <li key={review.id}>
            <Published review={review} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          label={words.pages}
          page={page}
          pages={pages}
          href={number => `${reviewsPagePath(number)}#reviews`}
        />
      )}
    </>
  )
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
        <bdi>{review.shown_name}</bdi>{' '}
        <span className="font-normal text-ink-soft">
          <time dateTime={review.created_on}>{formatDate(review.created_on)}</time>
          {review.is_from_clean && `. ${words.fromClean}.`}
        </span>
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
