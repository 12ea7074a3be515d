import { home } from '#content/home.ts'
import { homeTestimonials, type Testimonial } from '#content/testimonials.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Stars } from '#web/ui/stars.tsx'

export function HomeReviews() {
  const { title, more, leave } = home.reviews
  const [first, ...others] = homeTestimonials()
  if (!first) return null
  return (
    <section className="section" id="reviews">
      <div className="wrap">
        <h2 className="display mb-[clamp(1.75rem,4vw,3.5rem)] text-section">{title}</h2>
        <div className="quotes">
          <figure className="quote-main">
            <Stars rating={first.rating} size="large" />
            <Words testimonial={first} />
            <p className="mt-4 flex flex-wrap gap-x-6">
              <MoreLink href={more.href}>{more.label}</MoreLink>
              <MoreLink href={leave.href}>{leave.label}</MoreLink>
            </p>
          </figure>
          {others.map(testimonial => (
            <figure key={testimonial.id} className="card">
              <Stars rating={testimonial.rating} />
              <Words testimonial={testimonial} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

function Words({ testimonial }: { testimonial: Testimonial }) {
  return (
    <>
      <blockquote>{testimonial.text}</blockquote>
      <figcaption>
        {testimonial.name} <span>{testimonial.about}</span>
      </figcaption>
    </>
  )
}
