import type { ReactNode } from 'react'
import { shellWords } from '#content/navigation.ts'
import { ConsentBar } from './consent-bar.tsx'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'

/** The frame of every public page. */
export function SiteFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {shellWords.skipLink}
      </a>
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ConsentBar />
    </>
  )
}
