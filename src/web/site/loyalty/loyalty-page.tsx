import { business } from '#content/business.ts'
import { whatsappChatLink } from '#content/chat.ts'
import { loyaltyPage } from '#content/loyalty.ts'
import { pageWords } from '#content/page-words.ts'
import { cleansPerReward } from '#domain/terms.ts'
import { StampCard } from '#web/rewards/stamp-card.tsx'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { LoyaltyCheckIsland } from './loyalty-check-island.tsx'

export function LoyaltyPage() {
  return (
    <>
      <CardHead />
      <HowItWorks />
      <Together />
      <Standing />
      <Join />
    </>
  )
}

// The card itself is the head of the page, and hangs over its edge.
function CardHead() {
  const { card, join, check } = loyaltyPage
  const { heading, lead } = pageWords['/loyalty']
  return (
    <section className="card-head">
      <div className="wrap">
        <h1 className="display">{heading}</h1>
        <div className="words">
          <p className="lead">{lead}</p>
          <div className="buttons mt-6">
            <LinkButton href={join.register.href} tone="quiet">
              {join.register.label}
            </LinkButton>
          </div>
          <MoreLink href="#check">{check.label}</MoreLink>
        </div>
        <StampCard {...card} />
      </div>
    </section>
  )
}

const threeRewards = Array.from({ length: 3 * cleansPerReward }, (_, index) => index + 1)

function HowItWorks() {
  const { title, list } = loyaltyPage.steps
  return (
    <section className="section page-body">
      <div className="wrap">
        <h2 className="display text-section">{title}</h2>
        <div className="run" aria-hidden="true">
          {threeRewards.map(clean => (
            <i key={clean}>{clean % cleansPerReward === 0 && clean}</i>
          ))}
        </div>
        <ol className="three-steps">
          {list.map(step => (
            <li key={step.title}>
              <h3 className="display text-title">{step.title}</h3>
              <p className="mt-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

// Drawn as the slip of a till.
function Together() {
  const { title, text, rows, small, refer } = loyaltyPage.together
  return (
    <section className="section bg-sand">
      <div className="wrap split sum items-center">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead mt-4">{text}</p>
          <p className="mt-4 text-small">{small}</p>
          <MoreLink href={refer.href}>{refer.label}</MoreLink>
        </div>
        <table className="slip">
          <tbody data-theme="light">
            {rows.map(row => (
              <tr key={row.label}>
                <th scope="row">
                  {row.label} <span>{row.note}</span>
                </th>
                <td>{row.amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Standing() {
  const { title, text } = loyaltyPage.check
  return (
    <section className="section" id="check">
      <div className="wrap split">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead mt-4">{text}</p>
        </div>
        <div className="w-full max-w-[36rem] lg:justify-self-end">
          <LoyaltyCheckIsland />
          <noscript>
            <AskUs />
          </noscript>
        </div>
      </div>
    </section>
  )
}

function AskUs() {
  const { withoutScript, whatsapp, message } = loyaltyPage.check
  return (
    <>
      <p className="mb-4">{withoutScript}</p>
      <div className="buttons">
        <LinkButton href={`tel:${business.phone.e164}`} tone="quiet">
          {business.phone.shown}
        </LinkButton>
        <NewTabLink href={whatsappChatLink(message)} tone="leaf">
          <Icon name="whatsapp" />
          {whatsapp}
        </NewTabLink>
      </div>
    </>
  )
}

function Join() {
  const { title, text, register, book } = loyaltyPage.join
  return (
    <section className="section on-deep deep">
      <div className="wrap close-row">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead mt-3">{text}</p>
        </div>
        <div className="buttons">
          <LinkButton href={register.href} tone="quiet">
            {register.label}
          </LinkButton>
          <LinkButton href={book.href} tone="coral">
            {book.label}
          </LinkButton>
          <ChatLink />
        </div>
      </div>
    </section>
  )
}
