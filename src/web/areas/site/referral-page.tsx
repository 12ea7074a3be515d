import { referralPage } from '#content/referral.ts'
import { whatsappChatLink } from '#content/sharing.ts'
import { DisclosureList } from '#web/ui/disclosure-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { PageTop } from './page-top.tsx'
import { ShareRow } from './share-row.tsx'
import { Steps } from './steps.tsx'

const { steps, share, tell, testimonials, faq, close } = referralPage

export function ReferralPage() {
  return (
    <>
      <PageTop path="/referral" />
      <section className="section page-body">
        <div className="wrap referring">
          <Steps title={steps.title} steps={steps.list} />
          <ShareDirectly />
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

function ShareDirectly() {
  return (
    <div className="self-start rounded-panel bg-leaf-ground p-7 md:p-10">
      <h2 className="display text-title">{share.title}</h2>
      <p className="mt-2">{share.text}</p>
      <blockquote className="bubble">{share.message}</blockquote>
      <ShareRow words={share} path="/" message={share.message} subject={share.subject} />
      <h3 className="mt-10 font-bold text-heading text-lg">{tell.title}</h3>
      <p className="mt-1 mb-4">{tell.text}</p>
      <NewTabLink href={whatsappChatLink(tell.message)} size="small">
        <Icon name="whatsapp" />
        {tell.action}
      </NewTabLink>
    </div>
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
        <LinkButton href="#top" tone="coral">
          {close.action}
        </LinkButton>
      </div>
    </section>
  )
}
