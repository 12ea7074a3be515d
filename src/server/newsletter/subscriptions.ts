// The life of a subscription: wished for, confirmed from the mail, stopped.
import { newsletterWords } from '#content/newsletter.ts'
import { newsletterLimit } from '#domain/newsletter.ts'
import type { Database } from '#server/database/database.ts'
import { rateLimitKey } from '#server/http/caller-address.ts'
import { hitRateLimit } from '#server/http/rate-limit.ts'

export type NewsletterService = {
  database: Database
  siteUrl: string
  rateLimitScale: number
  onRequested?: () => void
}

const backend = { role: 'backend' } as const
const tokenShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function isWithinLimit(
  { database, rateLimitScale }: NewsletterService,
  address: string,
): Promise<boolean> {
  const { hits, seconds } = newsletterLimit
  const who = `address ${rateLimitKey(address)}`
  const hit = { form: 'newsletter', who, most: Math.floor(hits * rateLimitScale), seconds }
  return (await hitRateLimit(database, hit)) === undefined
}

type Wish = { email: string; askedOn: string | undefined }

export async function request(
  { database, siteUrl, onRequested }: NewsletterService,
  { email, askedOn }: Wish,
) {
  await database.tx(backend, [
    {
      text: 'select public.request_newsletter($1, $2, $3, $4)',
      values: [email, newsletterWords.consent, new URL(siteUrl).origin, pageOf(askedOn)],
    },
  ])
  onRequested?.()
}

// The browser says on which page it was; what no page of ours could be called is not kept.
const pageOf = (path = '') => (/^\/[a-z0-9/-]{0,100}$/.test(path) ? path : null)

/** A link that was never used is good for thirty days. */
export function confirm(service: NewsletterService, token: string): Promise<boolean> {
  return change(
    service,
    token,
    `update public.newsletter_subscriptions
     set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
     where token = $1 and status <> 'stopped' and (status = 'confirmed' or requested_at > now() - interval '30 days')
     returning id`,
  )
}

export function stop(service: NewsletterService, token: string): Promise<boolean> {
  return change(service, token, 'select true where public.stop_letters($1::uuid)')
}

async function change({ database }: NewsletterService, token: string, text: string): Promise<boolean> {
  if (!tokenShape.test(token)) return false
  const [rows = []] = await database.tx(backend, [{ text, values: [token] }])
  return rows.length > 0
}
