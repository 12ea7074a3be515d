import type { ReactNode } from 'react'
import { home } from '#content/home.ts'
import { homeTestimonials, type Testimonial } from '#content/testimonials.ts'
import { type PublishedReview, voicesForHome } from '#domain/review.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ReviewedOn } from '#web/site/shared/reviewed-on.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Stars } from '#web/ui/stars.tsx'

type Voice = { id: string; name: string; text: string; rating: number; about: ReactNode }

/** Reviews that are counted, with their day, once there are enough of them; until then what the owner quotes. */
function useVoices(): Voice[] {
  const reviews = voicesForHome(useLiveData().reviews)
  return reviews.length > 0 ? reviews.map(voiceOf) : homeTestimonials().map(said)
}

const said = ({ about, ...words }: Testimonial): Voice => ({ ...words, about: <span>{about}</span> })

function voiceOf(review: PublishedReview): Voice {
  const { id, shown_name: name, review_text: text, rating } = review
  return { id, name, text, rating, about: <ReviewedOn review={review} /> }
}

export function HomeReviews() {
  const { title, more, leave } = home.reviews
  const [first, ...others] = useVoices()
  if (!first) return null
  return (
    <section className="section" id="reviews">
      <div className="wrap">
        <h2 className="display mb-[clamp(1.75rem,4vw,3.5rem)] text-section">{title}</h2>
        <div className="quotes">
          <figure className="quote-main">
            <Stars rating={first.rating} size="large" />
            <Words voice={first} />
            <p className="mt-4 flex flex-wrap gap-x-4 sm:gap-x-6">
              <MoreLink href={more.href}>{more.label}</MoreLink>
              <MoreLink href={leave.href}>{leave.label}</MoreLink>
            </p>
          </figure>
          {others.map(voice => (
            <figure key={voice.id} className="card">
              <Stars rating={voice.rating} />
              <Words voice={voice} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

// dir: a text in another script runs in its own direction.
function Words({ voice }: { voice: Voice }) {
  return (
    <>
      <blockquote dir="auto">{voice.text}</blockquote>
      <figcaption>
        <bdi>{voice.name}</bdi> {voice.about}
      </figcaption>
    </>
  )
}
