import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import type { PageAssets } from '#web/page-assets.ts'

export type DocumentHead = {
  title: string
  description: string
  /** The full address of this page; none where a page should not be found. */
  canonical?: string | undefined
}

type DocumentProps = {
  head: DocumentHead
  assets: PageAssets
  siteUrl: string
  publishableKey: string
  look: 'site' | 'office'
  children: ReactNode
}

export function Document({ head, assets, siteUrl, publishableKey, look, children }: DocumentProps) {
  return (
    <html lang="en-ZA" data-look={look}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.canonical ? (
          <link rel="canonical" href={head.canonical} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="theme-color" content="#fffdf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e353e" media="(prefers-color-scheme: dark)" />
        <meta name="publishable-key" content={publishableKey} />
        {assets.fonts.map(font => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map(style => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <Icons />
        {head.canonical && <ShareCard head={head} siteUrl={siteUrl} />}
        <script type="module" src={assets.script} />
      </head>
      <body>{children}</body>
    </html>
  )
}

function Icons() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}

function ShareCard({ head, siteUrl }: { head: DocumentHead; siteUrl: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_ZA" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={new URL('/share-card.jpg', siteUrl).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
