import type { ReactNode } from 'react'
import { shellWords } from '#content/navigation.ts'
import { ConsentBar } from '#web/consent-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every public page. */
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
