import { clientReviewPage } from '#content/reviews.ts'
import { Icon } from '#web/ui/icon.tsx'

const { title, stars, prompt, feedback } = clientReviewPage.rate

/** Five radio buttons that look like stars; the stylesheet shows the answer to the one that is chosen. */
export function RatingStars() {
  return (
    <fieldset className="rating">
      <legend className="display text-section">{title}</legend>
      <div className="row">
        {[1, 2, 3, 4, 5].map(count => (
          <label key={count}>
            <input type="radio" name="rating" value={count} autoComplete="off" />
            <Icon name="star" />
            <span className="sr-only">{stars(count)}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        <p className="ask lead">{prompt}</p>
        {feedback.map(answer => (
          <div key={answer.rating} data-rating={answer.rating}>
            <p className="display text-section">{answer.title}</p>
            <p className="lead mt-2">{answer.text}</p>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
