// The newsletter's three doors. Plain forms post to them and are led on to a page, so that no script is needed.
import { type Context, Hono } from 'hono'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import { reviewNotices } from '#domain/form-messages.ts'
import { formNotices } from '#domain/messages.ts'
import { boxSchema, newsletterSchema } from '#domain/newsletter.ts'
import { hasHostileText } from '#domain/sanitise.ts'
import { answerStop } from '#server/forms/answer-stop.ts'
import { orFailedForm } from '#server/http/failed-form.ts'
import { isCrossSite, pathBefore } from '#server/http/form-origin.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { answerFrom } from '#server/http/stored-answer.ts'
import type { AnsweredForm, Site } from '#server/pages/site.ts'
import { confirm, isWithinLimit, type NewsletterService, request, stop } from './subscriptions.ts'

type FormSite = Pick<Site, 'answerForm'>
type Findings = Omit<AnsweredForm, 'values'>

// A refused address comes back where it can be mended, on a page of its own.
const formPath = '/newsletter'
const failed: Findings = { errors: {}, notice: reviewNotices.failed }

export function createNewsletterRoutes(service: NewsletterService, site: FormSite) {
  const routes = new Hono<ServerEnv>()
  routes.post('/', c => subscribe(c, service, site))
  routes.post('/confirm', async c =>
    c.redirect((await confirm(service, tokenOf(c))) ? '/newsletter/confirmed' : '/newsletter/unknown', 303),
  )
  // The token alone is the right to stop, wherever the post comes from.
  routes.post('/unsubscribe', async c =>
    answerStop(c, await stop(service, tokenOf(c)), {
      stopped: '/newsletter/unsubscribed',
      unknown: '/newsletter/unknown',
    }),
  )
  return routes
}

async function subscribe(c: Context<ServerEnv>, service: NewsletterService, site: FormSite) {
  if (isCrossSite(c.req.raw.headers, service.siteUrl))
    return c.text('Please use the form on our own site.', 403)
  const { website, email: typed = '', box } = await c.req.parseBody()
  const values = { email: String(typed) }
  // The honeypot field, which no person sees: a program that fills it in is thanked and ignored.
  const askedOn = pathBefore(c.req.raw.headers, c.req.url)
  const from = { address: c.get('address'), askedOn }
  const taken = website ? Promise.resolve(undefined) : take(values, service, from)
  const findings = await orFailedForm(taken, { path: formPath, answered: { values, ...failed } })
  if (findings) return answerFrom(await site.answerForm(formPath, { values, ...findings }), c.req.raw)
  const thanks = `newsletter-${boxSchema.parse(box)}-thanks`
  return c.redirect(`${askedOn ?? '/'}#${thanks}`, 303)
}

// Answers what is wrong with it, if anything is.
async function take(
  values: { email: string },
  service: NewsletterService,
  { address, askedOn }: { address: string; askedOn: string | undefined },
): Promise<Findings | undefined> {
  if (hasHostileText(values)) return { errors: {}, notice: formNotices.securityWarning }
  const wish = newsletterSchema.safeParse(values)
  if (!wish.success) return { errors: fieldErrorsOf(wish.error) }
  if (!(await isWithinLimit(service, address))) return { errors: {}, notice: formNotices.tooManyAttempts }
  await request(service, { email: wish.data.email, askedOn })
  return undefined
}

const tokenOf = (c: Context) => c.req.query('token') ?? ''
