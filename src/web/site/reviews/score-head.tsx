import type { ReactNode } from 'react'
import { pageWords } from '#content/page-words.ts'
import { claimedScore, reviewsPage } from '#content/reviews.ts'
import { testimonials } from '#content/testimonials.ts'
import { scoreOf } from '#domain/review.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ReviewedOn } from '#web/site/shared/reviewed-on.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { useOpeningVoice } from './published-reviews.tsx'

/** The score as large as a house number, and a neighbour's voice beside it, over the wall. */
export function ScoreHead({ hasVoice }: { hasVoice: boolean }) {
  const { heading, lead } = pageWords['/reviews']
  const score = useScore()
  const { outOf } = reviewsPage.head
  return (
    <section className="score-head">
      <div className="wrap">
        <div>
          <h1 className="display text-section">{heading}</h1>
          <p className="house-number">
            <b>{score.rating.toFixed(1)}</b>
            <span>
              <Stars rating={score.rating} size="large" /> {outOf(score.count)}
            </span>
          </p>
          <p className="lead">{lead}</p>
        </div>
        {hasVoice && <FirstVoice />}
      </div>
      <div className="coping" />
    </section>
  )
}

/** One that is counted, with its day, where there is one; else the first that the owner quotes. */
function FirstVoice() {
  const review = useOpeningVoice()
  const [first] = testimonials()
  if (review)
    return (
      <Voice text={review.review_text} rating={review.rating}>
        <bdi>{review.shown_name}</bdi> <ReviewedOn review={review} />
      </Voice>
    )
  if (!first) return null
  return (
    <Voice text={first.text} rating={first.rating}>
      {first.name} <span className="font-normal text-ink-soft">{first.about}</span>
    </Voice>
  )
}

// dir: a text in another script runs in its own direction.
function Voice({ text, rating, children }: { text: string; rating: number; children: ReactNode }) {
  return (
    <figure className="voices voice">
      <blockquote dir="auto">{text}</blockquote>
      <figcaption className="mt-4 mb-2 font-bold">{children}</figcaption>
      <Stars rating={rating} />
    </figure>
  )
}

/** Of the reviews themselves once there are enough of them, else the claimed one. */
export function useScore() {
  const { reviews } = useLiveData()
  return scoreOf(reviews.map(review => review.rating)) ?? claimedScore
}
