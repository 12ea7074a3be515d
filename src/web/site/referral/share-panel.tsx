import { referralDesk } from '#content/referral.ts'
import { ShareRow } from '#web/sharing/share-row.tsx'
import { SiteUrlContext } from '#web/sharing/site-url.ts'

const { share } = referralDesk

type SharePanelProps = { code: string | undefined; siteUrl: string }

/** The message includes the code only once it belongs to somebody. */
export function SharePanel({ code, siteUrl }: SharePanelProps) {
  const message = `${share.message} ${code ? share.withCode(code) : share.withoutCode}`
  return (
    <section
      aria-labelledby="share-directly"
      className="rounded-card bg-leaf-ground p-[clamp(1.25rem,0.5rem+2.6vw,2.5rem)]"
    >
      <h2 id="share-directly" className="display text-title">
        {share.title}
      </h2>
      <p className="mt-2">{share.text}</p>
      <blockquote className="bubble">
        {message} {new URL('/booking', siteUrl).href}
      </blockquote>
      <SiteUrlContext value={siteUrl}>
        <ShareRow words={share} path="/booking" message={message} subject={share.subject} />
      </SiteUrlContext>
    </section>
  )
}
