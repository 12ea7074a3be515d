import { clientReviewPage } from '#content/reviews.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'

const { rate, private: between } = clientReviewPage
const { title, stars, prompt, feedback } = rate

/** The stylesheet shows the answer to the number of stars that is chosen. */
export function RatingStars() {
  return (
    <div className="rating">
      <StarChoice label={title} name="rating" stars={stars} />
      <div aria-live="polite">
        <p className="ask lead">{prompt}</p>
        {feedback.map(answer => (
          <div key={answer.rating} data-rating={answer.rating}>
            <p className="display text-section">{answer.title}</p>
            <p className="lead mt-2">{answer.text}</p>
            {'asks' in answer && <MoreLink href={between.contact.href}>{between.contact.label}</MoreLink>}
          </div>
        ))}
      </div>
    </div>
  )
}
