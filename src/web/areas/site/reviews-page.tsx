import { home, homeTestimonials } from '#content/home.ts'
import { Card } from '#web/ui/card.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { InnerPage } from './inner-page.tsx'

export function ReviewsPage() {
  return (
    <InnerPage path="/reviews">
      <section className="wrap split">
        <div>
          <h2 className="display text-section">{home.reviews.title}</h2>
          <p className="mt-4">
            <MoreLink href={home.reviews.leave.href}>{home.reviews.leave.label}</MoreLink>
          </p>
        </div>
        <ul className="grid gap-6">
          {homeTestimonials.map(testimonial => (
            <li key={testimonial.name}>
              <Card>
                <Stars rating={testimonial.rating} />
                <blockquote className="mt-3">{testimonial.text}</blockquote>
                <p className="mt-4 font-bold">
                  {testimonial.name} <span className="font-normal text-ink-soft">{testimonial.about}</span>
                </p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </InnerPage>
  )
}
