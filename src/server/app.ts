// The whole route table on one page: path, limits, guard, handler.
import { Hono } from 'hono'
import { countBeacon, countViews } from './analytics/routes.ts'
import type { VisitCounter } from './analytics/visit-counter.ts'
import type { AuthService } from './auth/auth-service.ts'
import { showConfirmPage, showConfirmStyle } from './auth/confirm-page.ts'
import type { IdentifyCaller } from './auth/identify-caller.ts'
import { createAuthRoutes } from './auth/routes.ts'
import { serveCalendar } from './calendar/serve-calendar.ts'
import type { Database } from './database/database.ts'
import { confirmRequest } from './forms/confirm-request.ts'
import { stopReminders } from './forms/stop-reminders.ts'
import { stopReviewMail } from './forms/stop-review-mail.ts'
import { takeForm } from './forms/take-form.ts'
import { createFunctionRoutes } from './functions/routes.ts'
import { anyOrigin } from './http/any-origin.ts'
import { upToOneKilobyte, upToOneMegabyte } from './http/body-limit.ts'
import type { AddressReader } from './http/caller-address.ts'
import { createFailureHandler } from './http/failure.ts'
import { notStored } from './http/not-stored.ts'
import { type Door, takePlace } from './http/place.ts'
import { requestLog, type ServerEnv } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveInvoiceByKey } from './invoices/serve-invoice.ts'
import type { Log } from './log.ts'
import { createMailServerRoutes, type MailServerParts } from './mail/mail-server-routes.ts'
import { createNewsletterRoutes } from './newsletter/routes.ts'
import type { NewsletterService } from './newsletter/subscriptions.ts'
import { isReady } from './pages/health.ts'
import { servePage } from './pages/serve-page.ts'
import type { Site } from './pages/site.ts'
import { serveQuoteByKey } from './quotes/serve-quote.ts'
import type { RestHandler } from './rest/handler.ts'
import { createSampleRoutes, type SampleParts } from './sample/sample-routes.ts'
import { serveStatementByKey } from './statements/serve-statement.ts'
import { createStorageRoutes } from './storage/routes.ts'

export type Parts = {
  database: Database
  // The same for signed-in callers: an ended session is refused.
  sessions: Database
  site: Site
  rest: RestHandler
  auth: AuthService
  door: Door
  mailServer: MailServerParts
  newsletter: NewsletterService
  visits: VisitCounter
  // None in the sample itself.
  sample?: SampleParts
  identifyCaller: IdentifyCaller
  readAddress: AddressReader
  log: Log
  siteUrl: string
  dataDir: string
  isHttps: boolean
  isDevelopment: boolean
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the order in which a request is answered
export function createApp(parts: Parts) {
  const app = new Hono<ServerEnv>()

  app.use(requestLog(parts.log, parts.readAddress))
  app.use(securityHeaders(parts))
  // Before the door: a busy server is not a dead one.
  app.get('/healthz', c => c.text('ok'))
  // Whoever is sent away at the door is told so in a way that the pages of other sites can read.
  for (const service of ['rest', 'auth', 'storage', 'functions']) app.use(`/${service}/v1/*`, anyOrigin)
  app.use(takePlace(parts.door))

  app.get('/readyz', async c =>
    (await isReady(parts.database)) ? c.text('ready') : c.text('not ready', 503),
  )

  app.use('/rest/v1/*', notStored, upToOneMegabyte)
  app.all('/rest/v1/*', async c => {
    const startedAt = performance.now()
    const caller = await parts.identifyCaller(c.req.raw.headers)
    return parts.rest(c.req.raw, { caller, address: c.get('address'), jwtMs: performance.now() - startedAt })
  })

  app.use('/auth/v1/*', upToOneMegabyte)
  app.route('/auth/v1', createAuthRoutes(parts.auth))
  app.get('/auth/confirm', showConfirmPage(parts.auth.settings))
  app.get('/auth/confirm.css', showConfirmStyle)

  app.use('/storage/v1/*', notStored)
  app.route('/storage/v1', createStorageRoutes(parts))
  app.use('/functions/v1/*', notStored)
  app.route('/functions/v1', createFunctionRoutes(parts))

  app.get('/quote.pdf', serveQuoteByKey(parts))
  app.get('/invoice.pdf', serveInvoiceByKey(parts))
  app.get('/statement.pdf', serveStatementByKey(parts))
  app.get('/calendar/:file', serveCalendar(parts))

  app.use('/newsletter/*', upToOneMegabyte)
  app.route('/newsletter', createNewsletterRoutes(parts.newsletter, parts.site))

  app.post('/contact', upToOneMegabyte, takeForm('/contact', parts))
  app.post('/loyalty/register', upToOneMegabyte, takeForm('/loyalty/register', parts))
  app.post('/referral', upToOneMegabyte, takeForm('/referral', parts))
  app.post('/reviews', upToOneMegabyte, takeForm('/reviews', parts))
  app.post('/reviews/new', upToOneMegabyte, takeForm('/reviews/new', parts))
  app.post('/booking/confirm', upToOneKilobyte, confirmRequest(parts))
  app.post('/reviews/stop', upToOneMegabyte, stopReviewMail(parts))
  app.post('/reminders/stop', upToOneMegabyte, stopReminders(parts))

  app.use('/mail-server/*', notStored, upToOneMegabyte)
  app.route('/mail-server', createMailServerRoutes(parts))

  app.use('/sample/*', notStored, upToOneKilobyte)
  if (parts.sample) app.route('/sample', createSampleRoutes(parts.sample))

  app.post('/visits', upToOneKilobyte, countBeacon(parts))

  app.get('*', countViews(parts.visits), servePage(parts.site))

  app.notFound(c => c.json({ code: 'not_found', message: 'There is nothing at this address.' }, 404))
  app.onError(createFailureHandler(parts))
  return app
}
