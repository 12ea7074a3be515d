import { business } from '#content/business.ts'
import { whatsappChatLink } from '#content/chat.ts'
import { registerPage } from '#content/loyalty.ts'
import { pageWords } from '#content/page-words.ts'
import { StampCard } from '#web/rewards/stamp-card.tsx'
import { SentAnswer } from '#web/site/shared/sent-answer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { BackLink } from '#web/ui/more-link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { RegisterIsland } from './register-island.tsx'

const { heading, lead } = pageWords['/loyalty/register']
const { back, title, sent, emptyCard, rather, keep } = registerPage

export function RegisterPage() {
  return (
    <>
      <section className="card-head join-head">
        <div className="wrap">
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1 className="display">{heading}</h1>
          <p className="lead">{lead}</p>
          <StampCard {...emptyCard} />
        </div>
      </section>
      <section className="section pt-8 pb-0">
        <div className="wrap">
          <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-12">
            <div className="min-w-0">
              <h2 className="display mb-6 text-section">{title}</h2>
              <SentAnswer title={sent.plainTitle} text={sent.text} />
              <RegisterIsland />
            </div>
            <aside className="grid gap-6 lg:mt-20">
              <Rather />
              <div className="px-1">
                <h2 className="display text-title">{keep.title}</h2>
                <p className="mt-2">{keep.text}</p>
              </div>
            </aside>
          </div>
        </div>
      </section>
    </>
  )
}

function Rather() {
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-sand p-[clamp(1.25rem,0.5rem+2.6vw,2.25rem)]">
      <h2 className="display text-title">{rather.title}</h2>
      <p>{rather.text}</p>
      <LinkButton href={`tel:${business.phone.e164}`} tone="quiet">
        {business.phone.shown}
      </LinkButton>
      <NewTabLink href={whatsappChatLink(rather.message)} tone="leaf">
        <Icon name="whatsapp" />
        {rather.whatsapp}
      </NewTabLink>
      <p>{rather.bookText}</p>
      <LinkButton href={rather.book.href} tone="coral">
        {rather.book.label}
      </LinkButton>
    </div>
  )
}
