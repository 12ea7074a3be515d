import type { Testimonial } from '#content/home.ts'
import { reviewLinks, reviewsPage, testimonials } from '#content/reviews.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { Tide } from '#web/ui/tide.tsx'
import { FactList } from './fact-list.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { PageTop } from './page-top.tsx'

export function ReviewsPage() {
  return (
    <>
      <PageTop path="/reviews" />
      <Social />
      <Matters />
      <Voices />
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

// Set off against each other like notes on a wall; the first is the loudest.
function Voices() {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="display text-section">{reviewsPage.list.title}</h2>
        <ul className="voices">
          {testimonials.map(testimonial => (
            <li key={testimonial.name}>
              <Voice testimonial={testimonial} />
            </li>
          ))}
        </ul>
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
  return (
    <section className="section on-deep deep mt-16">
      <Tide />
      <div className="wrap grid gap-6">
        <Stars rating={5} size="large" />
        <h2 className="display max-w-[16ch] text-page">{title}</h2>
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
