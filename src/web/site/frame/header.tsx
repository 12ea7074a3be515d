import { business } from '#content/business.ts'
import {
  barNavigation,
  headerWords,
  mainNavigation,
  moreNavigation,
  type NavigationLink,
  shellWords,
} from '#content/navigation.ts'
import { ownLogo } from '#web/pictures/own-logo.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PhoneIcon } from './phone-icon.tsx'

// data-when marks elements that depend on who is signed in: rendered for a guest, changed by the loader.

const { quote, own, signOut, book, bookBar } = shellWords
const { office, more, call } = headerWords

export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="logo" href="/">
          <Logo label={business.name} own={ownLogo()} />
        </a>
        <WideMenu path={path} />
        <PhoneLink className="link max-lg:hidden" />
        <NextStep path={path} />
        <PhoneMenu path={path} />
      </div>
    </header>
  )
}

/** One thing beside the menu: a quote for a visitor, their bookings for a client, the office for those who work in it. */
function NextStep({ path }: { path: string }) {
  return (
    <>
      {path === book.href ? (
        <a className="link lg:hidden" href={`tel:${business.phone.e164}`} data-when="guest">
          <PhoneIcon />
          {call}
        </a>
      ) : (
        <>
          <a className="link lg:hidden" href={quote.href} data-when="guest">
            {quote.label}
          </a>
          <LinkButton className="max-lg:hidden" href={quote.href} size="small" data-when="guest">
            {quote.label}
          </LinkButton>
        </>
      )}
      <LinkButton href={own.href} size="small" tone="quiet" data-when="client" hidden>
        {own.label}
      </LinkButton>
      <LinkButton href={office.href} size="small" tone="quiet" data-when="office" hidden>
        {office.label}
      </LinkButton>
    </>
  )
}

function WideMenu({ path }: { path: string }) {
  return (
    <nav className="site-nav" aria-label={shellWords.mainLabel}>
      <Links links={barNavigation} path={path} />
      <details data-menu>
        <summary>
          {more}
          <Icon name="down" />
        </summary>
        <div className="drop">
          <Links links={moreNavigation} path={path} />
          <QuoteOrSignOut path={path} />
        </div>
      </details>
    </nav>
  )
}

function PhoneMenu({ path }: { path: string }) {
  return (
    <details className="menu" data-menu>
      <summary aria-label={shellWords.menu}>
        <Icon name="menu" className="when-shut" />
        <Icon name="close" className="when-open" />
      </summary>
      <nav className="menu-sheet" aria-label={shellWords.smallScreensLabel}>
        <div>
          <LinkButton href={bookBar.href} tone="coral" size="small">
            {bookBar.label}
          </LinkButton>
          <QuoteOrSignOut path={path} className="link" />
        </div>
        <ul>
          {mainNavigation.map(link => (
            <li key={link.href} data-when={link.onlyFor} hidden={Boolean(link.onlyFor)}>
              <a href={link.href} aria-current={current(link, path)}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <div>
          <PhoneLink className="link" />
          <ChatLink />
        </div>
      </nav>
    </details>
  )
}

function QuoteOrSignOut({ path, className }: { path: string; className?: string }) {
  // The booking form is itself the way to a quote: nobody is led away from it.
  const href = path === book.href ? quote.inForm : quote.href
  return (
    <>
      <a className={className} href={href} data-when="guest">
        {quote.label}
      </a>
      <a className={className} href={own.href} data-when="session" hidden>
        {own.label}
      </a>
      <a className={className} href="/auth?sign-out" data-when="session" hidden>
        {signOut}
      </a>
    </>
  )
}

function PhoneLink({ className }: { className: string }) {
  const { e164, shown } = business.phone
  return (
    <a className={className} href={`tel:${e164}`}>
      <PhoneIcon />
      <span>{shown}</span>
    </a>
  )
}

function Links({ links, path }: { links: NavigationLink[]; path: string }) {
  return links.map(link => (
    <a
      key={link.href}
      href={link.href}
      aria-current={current(link, path)}
      data-when={link.onlyFor}
      hidden={Boolean(link.onlyFor)}
    >
      {link.label}
    </a>
  ))
}

function current(link: NavigationLink, path: string) {
  return link.href === path ? 'page' : undefined
}
