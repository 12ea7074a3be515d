import { business } from '#content/business.ts'
import { loyaltyPage } from '#content/loyalty.ts'
import { whatsappChatLink } from '#content/sharing.ts'
import { StampCard } from '#web/rewards/stamp-card.tsx'
import { PageTop } from '#web/site/shared/page-top.tsx'
import { Steps } from '#web/site/shared/steps.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { LoyaltyCheckIsland } from './loyalty-check-island.tsx'

export function LoyaltyPage() {
  const { card, steps } = loyaltyPage
  return (
    <>
      <PageTop path="/loyalty" room={false} />
      <section className="section page-body">
        <div className="wrap card-and-steps">
          <StampCard {...card} />
          <Steps title={steps.title} steps={steps.list} />
        </div>
      </section>
      <Together />
      <Standing />
      <Join />
    </>
  )
}

// Drawn as the slip of a till.
function Together() {
  const { title, text, rows, small, refer } = loyaltyPage.together
  return (
    <section className="section bg-sand">
      <div className="wrap split items-center">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead mt-4">{text}</p>
          <p className="mt-4 text-small">{small}</p>
          <MoreLink href={refer.href}>{refer.label}</MoreLink>
        </div>
        <table className="slip">
          <tbody>
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
    <section className="wrap">
      <div className="loyal !grid-cols-1">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{text}</p>
          <div className="buttons">
            <LinkButton href={register.href} tone="quiet">
              {register.label}
            </LinkButton>
            <LinkButton href={book.href}>{book.label}</LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
