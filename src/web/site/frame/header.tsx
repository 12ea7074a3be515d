import { business } from '#content/business.ts'
import { mainNavigation, type NavigationLink, shellWords } from '#content/navigation.ts'
import { ownLogo } from '#web/pictures/own-logo.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Logo } from '#web/ui/logo.tsx'

// data-when marks elements that depend on who is signed in: rendered for a guest, changed by the loader.

export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="site-header">
      <div className="wrap bar">
        <a className="logo" href="/">
          <Logo label={business.name} own={ownLogo()} />
        </a>
        <nav className="site-nav" aria-label={shellWords.mainLabel}>
          {mainNavigation.map(link => (
            <HeaderLink key={link.href} link={link} path={path} />
          ))}
          <a className="own" href={shellWords.own.href} data-when="client" hidden>
            {shellWords.own.label}
          </a>
        </nav>
        <QuoteOrSignOut path={path} />
        <PhoneMenu path={path} />
      </div>
    </header>
  )
}

function QuoteOrSignOut({ path }: { path: string }) {
  return (
    <>
      <LinkButton href={quoteHref(path)} size="small" data-when="guest">
        {shellWords.quote.label}
      </LinkButton>
      <LinkButton href="/auth?sign-out" size="small" tone="quiet" data-when="session" hidden>
        {shellWords.signOut}
      </LinkButton>
    </>
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
        <ul>
          {mainNavigation.map(link => (
            <li key={link.href} data-when={link.onlyFor} hidden={Boolean(link.onlyFor)}>
              <a href={link.href} aria-current={current(link, path)}>
                {link.label}
              </a>
            </li>
          ))}
          <li data-when="session" hidden>
            <a href={shellWords.own.href}>{shellWords.own.label}</a>
          </li>
        </ul>
        <div className="mt-6 grid grid-cols-2 gap-4">
          <LinkButton href={quoteHref(path)} data-when="guest">
            {shellWords.quote.label}
          </LinkButton>
          <LinkButton href="/auth?sign-out" tone="quiet" data-when="session" hidden>
            {shellWords.signOut}
          </LinkButton>
          <LinkButton href={shellWords.book.href} tone="coral">
            {shellWords.book.label}
          </LinkButton>
        </div>
        <p className="mt-4 text-small text-ink-soft">
          <ChatLink /> {shellWords.talk.or}{' '}
          <a className="-my-2.5 inline-block py-2.5 font-bold underline" href={`tel:${business.phone.e164}`}>
            {business.phone.shown}
          </a>
          {shellWords.talk.after}
        </p>
      </nav>
    </details>
  )
}

function HeaderLink({ link, path }: { link: NavigationLink; path: string }) {
  return (
    <a
      href={link.href}
      aria-current={current(link, path)}
      data-when={link.onlyFor}
      hidden={Boolean(link.onlyFor)}
    >
      {link.label}
    </a>
  )
}

// The booking form is itself the way to a quote: nobody is led away from it.
const quoteHref = (path: string) =>
  path === shellWords.book.href ? shellWords.quote.inForm : shellWords.quote.href

function current(link: NavigationLink, path: string) {
  return link.href === path ? 'page' : undefined
}
