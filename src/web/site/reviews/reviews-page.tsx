import { reviewForm, reviewLinks, reviewsPage } from '#content/reviews.ts'
import { type Testimonial, testimonials } from '#content/testimonials.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { SentAnswer } from '#web/site/shared/sent-answer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { PublishedReviews } from './published-reviews.tsx'
import { ReviewIsland } from './review-island.tsx'
import { ScoreHead, useScore } from './score-head.tsx'

/** Only the first page has the form. Reviews stand before it: who asks for one shows what others said. */
export function ReviewsPage({ page }: { page: number }) {
  return (
    <>
      <ScoreHead hasVoice={page === 1} />
      <Voices page={page} />
      {page === 1 && (
        <>
          <Social />
          <Share />
        </>
      )}
      <Score />
    </>
  )
}

// Set off against each other like notes on a wall.
function Voices({ page }: { page: number }) {
  return (
    <section className="section wall" id="reviews">
      <div className="wrap">
        <h2 className="display text-section">{reviewsPage.list.title}</h2>
        <PublishedReviews page={page} />
        {page === 1 && (
          <>
            <ul className="voices bricks">
              {testimonials()
                .slice(1)
                .map(testimonial => (
                  <li key={testimonial.id}>
                    <Voice testimonial={testimonial} />
                  </li>
                ))}
            </ul>
            <ScoreLinks />
          </>
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

function Social() {
  return (
    <section className="section pt-0">
      <div className="wrap">
        <h2 className="display text-title">{reviewsPage.social.title}</h2>
        <ul className="doors">
          {reviewLinks().map(link => (
            <li key={link.href}>
              <a href={link.href} className="door" target="_blank" rel="noopener noreferrer">
                <b>{link.label}</b> <span>{link.text}</span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Share() {
  return (
    <section className="section share bg-mist" id="share">
      <div className="wrap">
        <div className="form-card">
          <h2 className="display mb-6 text-section">{reviewForm.title}</h2>
          <SentAnswer {...reviewForm.sent} />
          <ReviewIsland />
        </div>
        <Matters />
      </div>
    </section>
  )
}

function Matters() {
  const { title, points } = reviewsPage.matters
  return (
    <aside className="matters">
      <h2 className="display text-title">{title}</h2>
      <dl>
        {points.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <RoomPicture name="upholstery" sizes="(min-width: 60rem) 34rem, 1px" />
    </aside>
  )
}

function Score() {
  const { title, text } = reviewsPage.score
  return (
    <section className="section on-deep deep earn">
      <div className="wrap close-row">
        <div className="grid gap-6">
          <h2 className="display max-w-[16ch] text-page">{title(useScore())}</h2>
          <p className="lead">{text}</p>
        </div>
        <ScoreLinks />
      </div>
    </section>
  )
}

function ScoreLinks() {
  const { add, book } = reviewsPage.score
  return (
    <div className="buttons">
      <LinkButton href={add.href} tone="quiet">
        {add.label}
      </LinkButton>
      <LinkButton href={book.href} tone="coral">
        {book.label}
      </LinkButton>
    </div>
  )
}
