// The newsletter's three doors. Plain forms post to them and are led on to a page, so that no script is needed.
import { type Context, Hono } from 'hono'
import { fieldErrorsOf } from '#domain/fields.ts'
import { formNotices } from '#domain/messages.ts'
import { boxSchema, newsletterSchema } from '#domain/newsletter.ts'
import { isCrossSite, pathBefore } from '#server/http/form-origin.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { answerFrom } from '#server/http/stored-answer.ts'
import type { AnsweredForm, Site } from '#server/pages/site.ts'
import { confirm, isWithinLimit, type NewsletterService, request, stop } from './subscriptions.ts'

type FormSite = Pick<Site, 'answerForm'>

export function createNewsletterRoutes(service: NewsletterService, site: FormSite) {
  const routes = new Hono<ServerEnv>()
  routes.post('/', c => subscribe(c, service, site))
  routes.post('/confirm', async c =>
    c.redirect((await confirm(service, tokenOf(c))) ? '/newsletter/confirmed' : '/newsletter/unknown', 303),
  )
  routes.post('/unsubscribe', c => unsubscribe(c, service))
  return routes
}

async function subscribe(c: Context<ServerEnv>, service: NewsletterService, site: FormSite) {
  if (isCrossSite(c.req.raw.headers, service.siteUrl))
    return c.text('Please use the form on our own site.', 403)
  const { website, email = '', box } = await c.req.parseBody()
  const wish = newsletterSchema.safeParse({ email, box })
  const thank = () => {
    const from = boxSchema.parse(box)
    return c.redirect(`${pathBefore(c.req.raw.headers, c.req.url)}#newsletter-${from}-thanks`, 303)
  }
  // A refused address comes back where it can be mended, on a page of its own.
  const refuse = async (findings: Omit<AnsweredForm, 'values'>) =>
    answerFrom(
      await site.answerForm('/newsletter', { values: { email: String(email) }, ...findings }),
      c.req.raw,
    )
  // The field that no person sees: whoever fills it in is a program, and is thanked and forgotten.
  if (website) return thank()
  if (!wish.success) return refuse({ errors: fieldErrorsOf(wish.error) })
  if (!(await isWithinLimit(service, c.get('address'))))
    return refuse({ errors: {}, notice: formNotices.tooManyAttempts })
  await request(service, wish.data.email)
  return thank()
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
