import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import type { PageAssets } from './page-assets.ts'

export type DocumentHead = {
  title: string
  description: string
  /** The full address of this page; none where there is nothing to link to. */
  address?: string
  /** Whether search engines may list it. */
  isListed?: boolean
  /** The full address of the picture that goes with a shared link. */
  shareCard?: string
  /** JSON-LD for search engines. */
  facts?: object[] | undefined
  /** Whether it is first drawn when all of it is read: only then a browser knows the part that the address names. */
  isDrawnWhole?: boolean | undefined
}

type DocumentProps = {
  head: DocumentHead
  assets: PageAssets
  publishableKey: string
  /** Passed to the office and to the booking form, so that they never promise a mail that cannot be sent. */
  sendsMail?: boolean | undefined
  /** The services with which one may sign in, where there are any: name and label of each, as JSON. */
  signInWith?: string | undefined
  captcha?: string | undefined
  look: 'site' | 'office'
  children: ReactNode
}

export function Document({
  head,
  assets,
  publishableKey,
  sendsMail,
  signInWith,
  captcha,
  look,
  children,
}: DocumentProps) {
  return (
    <html lang="en-ZA" data-look={look}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.isListed ? (
          <link rel="canonical" href={head.address} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="theme-color" content="#fffdf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e353e" media="(prefers-color-scheme: dark)" />
        <meta name="publishable-key" content={publishableKey} />
        {sendsMail !== undefined && <meta name="sends-mail" content={sendsMail ? 'yes' : 'no'} />}
        {signInWith && <meta name="sign-in-with" content={signInWith} />}
        {captcha && <meta name="captcha" content={captcha} />}
        {/* Blocks on purpose: a page must not flash in the wrong theme. */}
        {look === 'office' && <script src="/theme.js" />}
        {assets.fonts.map(font => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map(style => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {/* What is carried over from the last page must be there when this one is first drawn. */}
        {look === 'site' && (
          <link rel="expect" href={head.isDrawnWhole ? '#never' : '#main'} blocking="render" />
        )}
        <Icons />
        {head.shareCard && <ShareCard head={head} />}
        {head.facts && <Facts facts={head.facts} />}
        {/* A script that the document waits for would keep the browser from knowing that part for as long. */}
        <script type="module" src={assets.script} async={head.isDrawnWhole} />
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

/** Data, not a script: browsers do not run it, and the content security policy allows it. */
function Facts({ facts }: { facts: object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': facts })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts, and no text in them can end the element.
      dangerouslySetInnerHTML={{ __html: json.replace(/[<\u2028\u2029]/g, escaped) }}
    />
  )
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

function ShareCard({ head }: { head: DocumentHead }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_ZA" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.address} />
      <meta property="og:image" content={head.shareCard} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
