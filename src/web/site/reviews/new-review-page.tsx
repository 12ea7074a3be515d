import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import { whatsappChatLink } from '#content/chat.ts'
import { pageWords } from '#content/page-words.ts'
import { newReviewPage, reviewForm, reviewLinks } from '#content/reviews.ts'
import { mailtoLink } from '#content/sharing.ts'
import { nightOf } from '#web/pictures/pictures.ts'
import { SentAnswer } from '#web/site/shared/sent-answer.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { BackLink } from '#web/ui/more-link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ReviewIsland } from './review-island.tsx'

const { heading, lead } = pageWords['/reviews/new']

export function NewReviewPage() {
  const { back, picture, tips } = newReviewPage
  return (
    <>
      <section className="voice-head">
        <div className="wrap split flip">
          <div>
            <h1 className="display text-page">{heading}</h1>
            <p className="lead mt-4">{lead}</p>
          </div>
          <div className="form-card">
            <h2 className="display mb-5 text-section">{reviewForm.title}</h2>
            <SentAnswer {...reviewForm.sent} />
            <ReviewIsland />
          </div>
          <aside>
            <div className="rounded-panel bg-leaf-ground p-8 md:p-10">
              <h2 className="display text-title">{tips.title}</h2>
              <TickList items={tips.list} />
            </div>
            <Picture {...picture} night={nightOf(picture.name)} sizes="(min-width: 60rem) 34rem, 1px" />
          </aside>
        </div>
      </section>
      <section className="section bg-sand">
        <div className="wrap">
          <Ways />
          <p className="mt-10">
            <BackLink href={back.href}>{back.label}</BackLink>
          </p>
        </div>
      </section>
    </>
  )
}

function Ways() {
  const { title, list } = newReviewPage.ways
  const [inPublic, chat, mail] = list
  return (
    <>
      <h2 className="display text-section">{title}</h2>
      <ul className="other-ways">
        <Way {...inPublic}>
          {reviewLinks().map(link => (
            <NewTabLink key={link.href} href={link.href} size="small" tone="quiet">
              {link.label}
            </NewTabLink>
          ))}
        </Way>
        <Way {...chat}>
          <NewTabLink href={whatsappChatLink(chat.message)} size="small" tone="leaf">
            <Icon name="whatsapp" />
            {chat.action}
          </NewTabLink>
        </Way>
        <Way {...mail}>
          <LinkButton href={mailtoLink({ to: business.email, subject: mail.subject })} size="small">
            {mail.action}
          </LinkButton>
        </Way>
      </ul>
    </>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="display text-title">{title}</h3>
      <p className="mt-2 max-w-[52ch]">{text}</p>
      <div className="buttons mt-4">{children}</div>
    </li>
  )
}
