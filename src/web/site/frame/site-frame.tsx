import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import { shellWords } from '#content/navigation.ts'
import { ownLogo } from '#web/pictures/own-logo.ts'
import { Logo } from '#web/ui/logo.tsx'
import { BookBar } from './book-bar.tsx'
import { ConsentBar } from './consent-bar.tsx'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'

type SiteFrameProps = {
  path: string
  /** The sheet for what lies below main, where main does not need it. */
  foot?: string | undefined
  children: ReactNode
}

/** The frame of every public page. */
export function SiteFrame({ path, foot, children }: SiteFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        {shellWords.skipLink}
      </a>
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* A browser draws what stands before it and waits with what comes after: nothing is seen without its styles. */}
      {foot && <link rel="stylesheet" href={foot} />}
      <SiteFooter path={path} />
      <BookBar path={path} />
      <ConsentBar />
    </>
  )
}

/** Around what one person was sent: no menu, no footer, and nobody is asked about analytics, for the address is a secret. */
export function PrivateFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {shellWords.skipLink}
      </a>
      <header className="private-header">
        <a className="logo" href="/">
          <Logo label={business.name} own={ownLogo()} />
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
