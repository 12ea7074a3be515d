// /functions/v1: what the server does when it is called by name, as `functions.invoke` of the public client calls it.
// What takes something along is on record, and so never happens at a GET. docs/decisions/0098-functions-by-name.md.
import { type Handler, Hono } from 'hono'
import { downloadBackup } from '#server/backup/download-backup.ts'
import { upToOneKilobyte } from '#server/http/body-limit.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { unknownFunction } from '#server/http/unknown-path.ts'
import { serveInvoiceFunction } from '#server/invoices/serve-invoice.ts'
import { serveAccountantFile } from '#server/reports/serve-accountant-file.ts'
import { serveMarketingReport } from '#server/reports/serve-marketing-report.ts'
import { serveReadersFile } from '#server/reports/serve-readers-file.ts'
import { serveTables } from '#server/reports/serve-tables.ts'
import { serveStatus } from '#server/status/serve-status.ts'

type Parts = Parameters<typeof downloadBackup>[0] & Parameters<typeof serveStatus>[0]

export function createFunctionRoutes(parts: Parts) {
  const app = new Hono<ServerEnv>()
  app.use(upToOneKilobyte)
  app.on(['GET', 'POST'], '/status', serveStatus(parts))
  app.on(['GET', 'POST'], '/backup', downloadBackup(parts))
  app.on(['GET', 'POST'], '/invoice-pdf', serveInvoiceFunction(parts))
  app.post('/marketing-report', serveMarketingReport(parts))
  app.post('/newsletter-readers', serveReadersFile(parts))
  app.post('/accountant-files', serveAccountantFile(parts))
  app.post('/everything', serveTables(parts))
  app.all('/:name', refuseMethod(methodsOf(app)))
  app.all('*', unknownFunction)
  return app
}

function methodsOf({ routes }: Hono<ServerEnv>): Map<string, string[]> {
  const named = routes.filter(({ method }) => method !== 'ALL')
  return new Map(
    named.map(({ path }) => [path, named.filter(other => other.path === path).map(({ method }) => method)]),
  )
}

const refuseMethod =
  (methods: Map<string, string[]>): Handler =>
  (c, next) => {
    const allowed = methods.get(`/${c.req.param('name')}`)
    if (!allowed) return unknownFunction(c, next)
    const words = { code: 'METHOD_NOT_ALLOWED', message: `Call this function with ${allowed.join(' or ')}` }
    return c.json(words, 405, { allow: allowed.join(', ') })
  }
