import { pageWords } from '#content/page-words.ts'
import { referralDesk } from '#content/referral.ts'
import { referralPage } from '#content/referral-page.ts'
import { referralTestimonials } from '#content/testimonials.ts'
import { SaidEarlier } from '#web/site/shared/said-earlier.tsx'
import { SentAnswer } from '#web/site/shared/sent-answer.tsx'
import { Steps } from '#web/site/shared/steps.tsx'
import { DisclosureList } from '#web/ui/disclosure-list.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { ReferralIsland } from './referral-island.tsx'

const { stairs, start, steps, earlier, close } = referralPage
const { sent } = referralDesk

export function ReferralPage() {
  return (
    <>
      <StairsHead />
      <section className="section">
        <div className="wrap steps-across">
          <Steps title={steps.title} steps={steps.list} />
        </div>
      </section>
      <section className="section bg-sand" id="refer">
        <div className="wrap">
          <SentAnswer title={sent.title} text={sent.plainText} />
          <ReferralIsland />
        </div>
      </section>
      <Friends />
      <Questions />
      <Close />
    </>
  )
}

// Each friend is one step up.
function StairsHead() {
  const { heading, lead } = pageWords['/referral']
  return (
    <section className="stairs-head">
      <div className="wrap">
        <div>
          <h1 className="display">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="buttons">
            <LinkButton href="#refer">{start}</LinkButton>
          </div>
        </div>
        <ol aria-hidden="true">
          {stairs.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Friends() {
  const testimonials = referralTestimonials()
  if (testimonials.length === 0) return null
  return (
    <section className="section bg-mist">
      <div className="wrap">
        <SaidEarlier as="h2" className="mb-8">
          {earlier}
        </SaidEarlier>
        <ul className="grid gap-10 col:grid-cols-3 col:gap-14">
          {testimonials.map(testimonial => (
            <li key={testimonial.id} className="col:even:pt-16">
              <Stars rating={testimonial.rating} />
              <blockquote className="mt-3 font-display text-heading text-title">
                {testimonial.text}
              </blockquote>
              <p className="mt-4 font-bold">
                {testimonial.name} <span className="font-normal">{testimonial.about}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Questions() {
  const { title, list } = referralPage.faq
  if (list.length === 0) return null
  return (
    <section className="section">
      <div className="wrap split">
        <h2 className="display text-section">{title}</h2>
        <DisclosureList list={list} />
      </div>
    </section>
  )
}

function Close() {
  return (
    <section className="wrap">
      <div className="grid gap-4 rounded-panel bg-sand p-[clamp(1.75rem,1rem+4vw,4rem)] lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12">
        <h2 className="display max-w-[18ch] text-section min-[30rem]:text-page">{close.title}</h2>
        <div>
          <p className="lead mb-6">{close.text}</p>
          <LinkButton href="#top">{close.action}</LinkButton>
        </div>
      </div>
    </section>
  )
}
