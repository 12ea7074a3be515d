// The newsletter's three doors. Plain forms post to them and are led on to a page, so that no script is needed.
import { type Context, Hono } from 'hono'
import type { newsletterWords } from '#content/newsletter.ts'
import { newsletterSchema } from '#domain/newsletter.ts'
import { isCrossSite, pathBefore } from '#server/http/form-origin.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { confirm, isWithinLimit, type NewsletterService, request, stop } from './subscriptions.ts'

type Answer = keyof typeof newsletterWords.answers

export function createNewsletterRoutes(service: NewsletterService) {
  const routes = new Hono<ServerEnv>()
  routes.post('/', c => subscribe(c, service))
  routes.post('/confirm', async c =>
    c.redirect((await confirm(service, tokenOf(c))) ? '/newsletter/confirmed' : '/newsletter/unknown', 303),
  )
  routes.post('/unsubscribe', c => unsubscribe(c, service))
  return routes
}

async function subscribe(c: Context<ServerEnv>, service: NewsletterService) {
  if (isCrossSite(c.req.raw.headers, service.siteUrl))
    return c.text('Please use the form on our own site.', 403)
  const { website, ...fields } = await c.req.parseBody()
  const wish = newsletterSchema.safeParse(fields)
  const box = wish.success ? wish.data.box : fields.box === 'blog' ? 'blog' : 'footer'
  const lead = (answer: Answer) =>
    c.redirect(`${pathBefore(c.req.raw.headers, c.req.url)}#newsletter-${box}-${answer}`, 303)
  // The field that no person sees: whoever fills it in is a program, and is thanked and forgotten.
  if (website) return lead('thanks')
  if (!wish.success) return lead('invalid')
  if (!(await isWithinLimit(service, c.get('address')))) return lead('wait')
  await request(service, wish.data.email)
  return lead('thanks')
}

// Also what a mail program calls for its own unsubscribe button: the token alone is the right to stop. It must not be
// led on, for not all of them follow (RFC 8058).
async function unsubscribe(c: Context<ServerEnv>, service: NewsletterService) {
  const fields = await c.req.parseBody()
  const isStopped = await stop(service, tokenOf(c))
  if (fields['List-Unsubscribe'])
    return c.text(isStopped ? 'Unsubscribed.' : 'Unknown.', isStopped ? 200 : 404)
  return c.redirect(isStopped ? '/newsletter/unsubscribed' : '/newsletter/unknown', 303)
}

const tokenOf = (c: Context) => c.req.query('token') ?? ''
