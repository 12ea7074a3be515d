import type { ReactNode } from 'react'
import { claimedScore, reviewForm, reviewLinks, reviewsPage } from '#content/reviews.ts'
import { type Testimonial, testimonials } from '#content/testimonials.ts'
import type { PublishedReview } from '#domain/review.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { Door } from '#web/site/shared/door.tsx'
import { SaidEarlier } from '#web/site/shared/said-earlier.tsx'
import { SentAnswer } from '#web/site/shared/sent-answer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import {
  PublishedCount,
  PublishedReviews,
  ReviewPages,
  useOpeningVoice,
  usePublished,
} from './published-reviews.tsx'
import { ReviewIsland } from './review-island.tsx'
import { ScoreHead, useScore } from './score-head.tsx'

const { list } = reviewsPage

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

/** So many stand open on a phone. */
const shownFirst = 6

function Voices({ page }: { page: number }) {
  const opening = useOpeningVoice()
  const reviews = usePublished(page).filter(review => page > 1 || review !== opening)
  // Nobody stands alone in the rest.
  const open = reviews.length === shownFirst + 1 ? reviews.length : shownFirst
  return (
    <section className="section wall" id="reviews">
      <div className="wrap">
        <h2 className="display text-section">{list.title}</h2>
        <PublishedCount />
        <PublishedReviews reviews={reviews.slice(0, open)} />
        <OtherVoices page={page} reviews={reviews.slice(open)} after={reviews.length} />
        <ReviewPages page={page} />
        {page === 1 && <ScoreLinks />}
      </div>
    </section>
  )
}

type OtherVoicesProps = { page: number; reviews: PublishedReview[]; after: number }

/** On a phone behind rows that open them, if they are many: what clients left here, and what was said before that. */
function OtherVoices({ page, reviews, after }: OtherVoicesProps) {
  const opening = useOpeningVoice()
  const others = page === 1 ? testimonials().slice(opening ? 0 : 1) : []
  const areMany = after + others.length > shownFirst
  const isCounted = useScore() === claimedScore
  const earlier = after === 0 ? list.more(others.length) : isCounted ? list.earlier : list.notCounted
  return (
    <>
      <Fold isFolded={reviews.length > 0} label={list.more(reviews.length)}>
        <PublishedReviews reviews={reviews} />
      </Fold>
      <Fold isFolded={areMany && others.length > 0} label={earlier}>
        {after > 0 && others.length > 0 && (
          <>
            <SaidEarlier className="earlier">{earlier}</SaidEarlier>
            {!isCounted && <p className="why-earlier">{list.whyNotCounted}</p>}
          </>
        )}
        <Quoted voices={others} isWall={after === 0} />
      </Fold>
    </>
  )
}

type FoldProps = { isFolded: boolean; label: string; children: ReactNode }

function Fold({ isFolded, label, children }: FoldProps) {
  if (!isFolded) return children
  return (
    <details className="more-voices">
      <summary>
        {label}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}

/** isWall: nobody has left a review here yet, so that they are the cards. */
function Quoted({ voices, isWall }: { voices: Testimonial[]; isWall: boolean }) {
  if (voices.length === 0) return null
  return (
    <ul className={`voices ${isWall ? 'published' : 'bricks'}`}>
      {voices.map(({ id, name, text, rating, about }) => (
        <li key={id}>
          <figure className={isWall ? 'card' : ''}>
            <Stars rating={rating} />
            <blockquote>{text}</blockquote>
            <figcaption className={`font-bold ${isWall ? 'mt-4' : ''}`}>
              {name} <span className="font-normal text-ink-soft">{about}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
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
              <Door {...link} target="_blank" rel="noopener noreferrer" />
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
      <RoomPicture name="eco" sizes="(min-width: 60rem) 34rem, 1px" />
    </aside>
  )
}

function Score() {
  const { title, text } = reviewsPage.score
  return (
    <section className="section on-deep deep earn">
      <div className="wrap">
        <div className="grid gap-6">
          <h2 className="display max-w-[16ch] text-page">{title(useScore())}</h2>
          <p className="lead">{text}</p>
          <ScoreLinks>
            <ChatLink />
          </ScoreLinks>
        </div>
        <RoomPicture name="moving" sizes="(min-width: 60rem) 40rem, 1px" />
      </div>
    </section>
  )
}

function ScoreLinks({ children }: { children?: ReactNode }) {
  const { add, book } = reviewsPage.score
  return (
    <div className="buttons">
      <LinkButton href={add.href} tone="quiet">
        {add.label}
      </LinkButton>
      <LinkButton href={book.href} tone="coral">
        {book.label}
      </LinkButton>
      {children}
    </div>
  )
}
