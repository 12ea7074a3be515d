// The sample's own server: the same routes over a database of its own, in a process of its own. It sends nothing, calls
// nobody, and answers only the server that made it.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { setFacts } from '#content/business.ts'
import { sampleWords } from '#content/sample-words.ts'
import { createVisitCounter } from '#server/analytics/visit-counter.ts'
import { createApp, type Parts } from '#server/app.ts'
import { createAuthService } from '#server/auth/create-auth-service.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import { prepareVault } from '#server/auth/sealed-factors.ts'
import { isSame } from '#server/auth/secrets.ts'
import { loadServerKeys } from '#server/auth/server-keys.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { makeClock } from '#server/database/moved-clock.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import { startHousekeeping } from '#server/housekeeping.ts'
import { createAddressReader } from '#server/http/caller-address.ts'
import { createDoor } from '#server/http/place.ts'
import { markPapers } from '#server/invoices/paper.ts'
import { createLog } from '#server/log.ts'
import { startMakingVisits } from '#server/make-visits.ts'
import { readFacts } from '#server/pages/live-data.ts'
import { openSite } from '#server/pages/open-site.ts'
import { createRest } from '#server/rest/handler.ts'
import { markPage } from './ribbon.ts'
import { callerOf, type Looker, lookerHeader, passHeader, readLooker } from './sample-caller.ts'
import type { SampleStart } from './sample-protocol.ts'

// To the log of the server that made it, and only what is wrong.
const log = createLog('warn', line => process.stderr.write(line))

/** The database and its doors. Pages come with `serve`, when there is something to show. */
export async function openSample(start: SampleStart) {
  const clock = makeClock()
  const files = { dbDir: 'db', snapshotFile: 'dist/start-snapshot.tar.gz', migrate: true }
  const database = await openPglite({
    ...files,
    ...{ dataDir: start.folder, clock, timeoutMs: 60_000, log: log.debug },
  })
  setFacts(await readFacts(database))
  markPapers(sampleWords.paper)
  const parts = await partsOf(start, database)
  return { clock, database, doors: createApp(parts), serve: () => serve({ start, parts, database }) }
}

async function partsOf(start: SampleStart, database: Database): Promise<Parts> {
  const config = readConfig({
    ...{ DATA_DIR: start.folder, SITE_URL: start.siteUrl, PUBLISHABLE_KEY: start.publishableKey },
    // Everybody who asks is the owner.
    RATE_LIMIT_SCALE: '10000',
  })
  const vault = await prepareVault(database, config)
  const keys = await loadServerKeys(database, config)
  const auth = createAuthService({ database, keys, vault, config, log })
  const visits = createVisitCounter({ database, log })
  return {
    ...{ database, sessions: guardSessions(database), auth, visits, log },
    site: noSite,
    rest: createRest({
      database,
      rateLimitScale: config.rateLimitScale,
      settings: config.rest,
      onSubmitted: () => {},
    }),
    door: createDoor({ publishableKey: keys.publishableKey, log }),
    mailServer: { ...config, database, vault },
    newsletter: { ...config, database, onRequested: () => {} },
    identifyCaller: createLookerReader(database),
    readAddress: createAddressReader([]),
    siteUrl: start.siteUrl,
    dataDir: start.folder,
    isHttps: start.siteUrl.startsWith('https:'),
    isDevelopment: false,
  }
}

const noSite: Parts['site'] = {
  find: () => undefined,
  answerForm: () => Promise.reject(new Error('There are no pages yet.')),
  notFound: () => Promise.reject(new Error('There are no pages yet.')),
  failed: () => Promise.reject(new Error('There are no pages yet.')),
}

/** No token is read here: the server that made the sample has done it, and says who it is. */
function createLookerReader(database: Database): IdentifyCaller {
  const known = new Map<string, Promise<unknown>>()
  return async headers => {
    const text = headers.get(lookerHeader)
    if (!text) return { role: 'anon' }
    const looker = readLooker(text)
    if (!known.has(looker.id)) known.set(looker.id, makeOwner(database, looker))
    await known.get(looker.id)
    return callerOf(looker)
  }
}

// Under the id that they have outside, so that what a page knows of its user is right here too.
function makeOwner(database: Database, { id, email }: Looker) {
  const account = { id, email: email || `${id}@sample.example`, is_confirmed: true }
  return database.tx({ role: 'backend' }, [
    {
      text: 'select auth.make_account($1, $2)',
      values: [JSON.stringify(account), new Date().toISOString()],
    },
    { text: `insert into public.user_roles (user_id, role) values ($1, 'admin')`, values: [id] },
    {
      text: `insert into auth.sessions (id, user_id, aal, created_at, refreshed_at, idle_until, not_after)
             values ($1, $1, 'aal2', now(), now(), 'infinity', 'infinity')`,
      values: [id],
    },
  ])
}

async function serve({ start, parts, database }: { start: SampleStart; parts: Parts; database: Database }) {
  const server = createServer()
  const { id, siteUrl, publishableKey } = start
  const pages = await openSite({
    ...{ siteUrl, publishableKey, sendsMail: false, database, server, log, isDevelopment: false },
    mark: html => markPage(html, id),
  })
  startHousekeeping(database, log)
  startMakingVisits(database, log)
  const app = createApp({ ...parts, site: pages.site })
  const answer = getRequestListener(request => refuseWayOut(request) ?? app.fetch(request))
  server.on('request', (request, response) => {
    if (!isFromOurServer(request, start.pass)) return response.writeHead(404).end()
    if (request.method !== 'GET') response.on('finish', pages.nudge)
    return answer(request, response)
  })
  return listen(server)
}

const isFromOurServer = ({ headers }: IncomingMessage, pass: string) =>
  isSame(String(headers[passHeader] ?? ''), pass)

// Nothing leaves the sample: no mail, and no backup that somebody might take for one of the business.
const waysOut = /^\/(functions\/v1\/backup|mail-server\/test)$/

function refuseWayOut({ url, method }: Request) {
  const { pathname } = new URL(url)
  const isSetting = pathname === '/mail-server' && method !== 'GET'
  if (!isSetting && !waysOut.test(pathname)) return
  const refusal = { code: 'sample', message: sampleWords.refusals.notHere, details: null, hint: null }
  return Response.json(refusal, { status: 409, headers: { 'x-request-id': randomUUID() } })
}

const listen = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => resolve((server.address() as AddressInfo).port))
  })
