import type { Testimonial } from '#content/home.ts'
import { claimedScore, reviewForm, reviewLinks, reviewsPage, testimonials } from '#content/reviews.ts'
import { scoreOf } from '#domain/review.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { FactList } from '#web/site/shared/fact-list.tsx'
import { PageTop } from '#web/site/shared/page-top.tsx'
import { SentAnswer } from '#web/site/shared/sent-answer.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { Tide } from '#web/ui/tide.tsx'
import { PublishedReviews } from './published-reviews.tsx'
import { ReviewIsland } from './review-island.tsx'

/** Only the first page has the form. */
export function ReviewsPage({ page }: { page: number }) {
  return (
    <>
      <PageTop path="/reviews" />
      {page === 1 && (
        <>
          <Social />
          <Share />
          <Matters />
        </>
      )}
      <Voices page={page} />
      <Score />
    </>
  )
}

function Social() {
  return (
    <section className="section page-body">
      <div className="wrap split">
        <h2 className="display text-section">{reviewsPage.social.title}</h2>
        <ul className="ruled">
          {reviewLinks.map(link => (
            <li key={link.href} className="flex flex-wrap items-center justify-between gap-4">
              <p>{link.text}</p>
              <NewTabLink href={link.href} size="small" tone="quiet">
                {link.label}
              </NewTabLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Matters() {
  const { title, points } = reviewsPage.matters
  return (
    <section className="section bg-sand">
      <div className="wrap split">
        <h2 className="display text-section">{title}</h2>
        <FactList facts={points} />
      </div>
    </section>
  )
}

function Share() {
  return (
    <section className="section bg-mist" id="share">
      <div className="wrap split">
        <h2 className="display text-section">{reviewForm.title}</h2>
        <div className="form-card">
          <SentAnswer {...reviewForm.sent} />
          <ReviewIsland />
        </div>
      </div>
    </section>
  )
}

// Set off against each other like notes on a wall; the first is the loudest.
function Voices({ page }: { page: number }) {
  return (
    <section className="section" id="reviews">
      <div className="wrap">
        <h2 className="display text-section">{reviewsPage.list.title}</h2>
        <PublishedReviews page={page} />
        {page === 1 && (
          <ul className="voices">
            {testimonials.map(testimonial => (
              <li key={testimonial.name}>
                <Voice testimonial={testimonial} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Voice({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="card">
      <Stars rating={testimonial.rating} />
      <blockquote>{testimonial.text}</blockquote>
      <figcaption className="mt-4 font-bold">
        {testimonial.name} <span className="font-normal text-ink-soft">{testimonial.about}</span>
      </figcaption>
    </figure>
  )
}

function Score() {
  const { title, text, add, book } = reviewsPage.score
  const score = scoreOf(useLiveData().reviews.map(review => review.rating)) ?? claimedScore
  return (
    <section className="section on-deep deep mt-16">
      <Tide />
      <div className="wrap grid gap-6">
        <Stars rating={Math.round(score.rating)} size="large" />
        <h2 className="display max-w-[16ch] text-page">{title(score)}</h2>
        <p className="lead">{text}</p>
        <div className="buttons">
          <LinkButton href={add.href} tone="quiet">
            {add.label}
          </LinkButton>
          <LinkButton href={book.href} tone="coral">
            {book.label}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
