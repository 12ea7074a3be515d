import { referralPage } from '#content/referral.ts'
import { ShareRow } from '#web/share-row.tsx'
import { SiteUrlContext } from '#web/site-url.ts'

const { share } = referralPage

type SharePanelProps = { code: string | undefined; siteUrl: string }

/** A code goes along only once it is somebody's. */
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
      <blockquote className="bubble">{message}</blockquote>
      <SiteUrlContext value={siteUrl}>
        <ShareRow words={share} path="/booking" message={message} subject={share.subject} />
      </SiteUrlContext>
    </section>
  )
}
