import { business } from '#content/business.ts'
import { registerPage } from '#content/loyalty.ts'
import { whatsappChatLink } from '#content/sharing.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { PageTop } from './page-top.tsx'

const { back, title, ways, keep } = registerPage
const [byBooking, byMessage, byPhone] = ways

export function RegisterPage() {
  return (
    <>
      <PageTop path="/loyalty/register" />
      <section className="section page-body pb-0">
        <div className="wrap">
          <MoreLink href={back.href}>{back.label}</MoreLink>
          <h2 className="display mt-6 max-w-[16ch] text-section">{title}</h2>
          <Ways />
          <div className="mt-16 max-w-[60ch]">
            <h2 className="display text-title">{keep.title}</h2>
            <p className="mt-2">
              {keep.text} <a href={keep.privacy.href}>{keep.privacy.label}</a>,{' '}
              <a href={keep.terms.href}>{keep.terms.label}</a>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}

function Ways() {
  return (
    <ol className="ways">
      <li className="bg-shell">
        <h3 className="display text-title">{byBooking.title}</h3>
        <p>{byBooking.text}</p>
        <LinkButton href={byBooking.link.href} tone="coral">
          {byBooking.link.label}
        </LinkButton>
      </li>
      <li className="bg-leaf-ground">
        <h3 className="display text-title">{byMessage.title}</h3>
        <p>{byMessage.text}</p>
        <NewTabLink href={whatsappChatLink(byMessage.message)} tone="leaf">
          <Icon name="whatsapp" />
          {byMessage.action}
        </NewTabLink>
      </li>
      <li className="bg-sky">
        <h3 className="display text-title">{byPhone.title}</h3>
        <p>{byPhone.text}</p>
        <LinkButton href={`tel:${business.phone.e164}`} tone="quiet">
          {business.phone.shown}
        </LinkButton>
      </li>
    </ol>
  )
}
