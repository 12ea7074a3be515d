import { referralPage } from '#content/referral.ts'
import { PageTop } from '#web/site/shared/page-top.tsx'
import { SentAnswer } from '#web/site/shared/sent-answer.tsx'
import { Steps } from '#web/site/shared/steps.tsx'
import { DisclosureList } from '#web/ui/disclosure-list.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { ReferralIsland } from './referral-island.tsx'

const { steps, sent, testimonials, faq, close } = referralPage

export function ReferralPage() {
  return (
    <>
      <PageTop path="/referral" />
      <section className="section page-body">
        <div className="wrap steps-across">
          <Steps title={steps.title} steps={steps.list} />
        </div>
      </section>
      <section className="section bg-sand">
        <div className="wrap">
          <SentAnswer title={sent.title} text={sent.plainText} />
          <ReferralIsland />
        </div>
      </section>
      <Friends />
      <section className="section">
        <div className="wrap split">
          <h2 className="display text-section">{faq.title}</h2>
          <DisclosureList list={faq.list} />
        </div>
      </section>
      <Close />
    </>
  )
}

function Friends() {
  return (
    <section className="section bg-mist">
      <ul className="wrap grid gap-10 col:grid-cols-3 col:gap-14">
        {testimonials.map(testimonial => (
          <li key={testimonial.name} className="col:even:pt-16">
            <Stars rating={testimonial.rating} />
            <blockquote className="mt-3 font-display text-heading text-title">{testimonial.text}</blockquote>
            <p className="mt-4 font-bold">
              {testimonial.name} <span className="font-normal">{testimonial.about}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Close() {
  return (
    <section className="wrap">
      <div className="rounded-panel bg-sand p-[clamp(1.75rem,1rem+4vw,4rem)]">
        <h2 className="display max-w-[18ch] text-section">{close.title}</h2>
        <p className="lead mt-4 mb-6">{close.text}</p>
        <LinkButton href="#top">{close.action}</LinkButton>
      </div>
    </section>
  )
}
