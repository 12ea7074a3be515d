// Puts the parts together: database, keys, site, routes, one HTTP server; and takes them down again without cutting an answer.
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { setFacts } from '#content/business.ts'
import { countSubmission } from './analytics/count-submission.ts'
import { createVisitCounter } from './analytics/visit-counter.ts'
import { createApp } from './app.ts'
import { widgetOf } from './auth/captcha-settings.ts'
import { createAuthService } from './auth/create-auth-service.ts'
import { guardSessions } from './auth/guarded-database.ts'
import { createCallerReader } from './auth/identify-caller.ts'
import { offeredBy } from './auth/provider-settings.ts'
import { prepareVault } from './auth/sealed-factors.ts'
import { loadServerKeys } from './auth/server-keys.ts'
import { prepareFirstAdmin } from './auth/setup.ts'
import { startKeepingBackups } from './backup/keep-backups.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createAddressReader } from './http/caller-address.ts'
import { withWholeRequests } from './http/door.ts'
import { drain, listen, openServer } from './http/listen.ts'
import { createDoor } from './http/place.ts'
import { standingHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import { createMailServerReader } from './mail/mail-server.ts'
import { wakeAfterWrites } from './mail/wake-after-writes.ts'
import { createMailWorker } from './mail/worker.ts'
import { startMakingVisits } from './make-visits.ts'
import { startSendingNewsletters } from './newsletter/send-newsletters.ts'
import { readFacts } from './pages/live-data.ts'
import { openSite } from './pages/open-site.ts'
import { withQuickPages } from './pages/quick-pages.ts'
import { type PushWorker, startPush } from './push/worker.ts'
import { startReminding } from './remind.ts'
import { createRest } from './rest/handler.ts'
import { createLookerCheck } from './sample/read-looker.ts'
import { createSampleDesk } from './sample/sample-desk.ts'
import { withSample } from './sample/with-sample.ts'
import { askAsHouse } from './turns/asker.ts'
import { learnOffice } from './turns/learn-office.ts'
import { placesOf, rankDatabase } from './turns/ranked-database.ts'
import { Turns } from './turns/turns.ts'

// setupLink: while there is no admin, where the first one is made.
export type RunningServer = {
  port: number
  engine: string
  setupLink: string | undefined
  stop(): Promise<void>
}

export const poolSize = 10
const strangersReadMs = 1_000

// Past the log and its masks: the links of mails that no mail server takes.
const print = (line: string) => process.stdout.write(`${line}\n`)

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the order of a start
export async function startServer(
  config: Config,
  { log, isDevelopment }: { log: Log; isDevelopment: boolean },
): Promise<RunningServer> {
  const readAddress = createAddressReader(config.trustedProxies)
  const opened = await openDatabase({
    ...config,
    poolSize,
    dbDir: 'db',
    snapshotFile: 'dist/start-snapshot.tar.gz',
    log: log.info,
  })
  let push: PushWorker | undefined
  // Before the first mail: it is signed with the name of the business.
  setFacts(await readFacts(opened))
  const onMade = () => push?.nudge()
  const vault = await prepareVault(opened, config)
  const readServer = createMailServerReader({ ...config, database: opened, vault })
  const mail = createMailWorker({ ...config, database: opened, readServer, log, announce: print, onMade })
  const wakes = [mail.nudge]
  const woken = wakeAfterWrites(opened, () =>
    askAsHouse(() => {
      for (const wake of wakes) wake()
    }),
  )
  await learnOffice(opened)
  const database = rankDatabase(woken, new Turns(placesOf(opened, poolSize)), { strangersReadMs })
  // Its writes queue no mail, so they need not wake the worker.
  const visits = createVisitCounter({ database: opened, log })
  const housekeeping = startHousekeeping(opened, log)
  const plans = startMakingVisits(opened, log)
  const posting = { readServer, log, onQueued: mail.nudge }
  const reminders = startReminding(opened, posting)
  const newsletters = startSendingNewsletters(opened, { ...posting, perMinute: config.newsletterPerMinute })
  const backups = startKeepingBackups({ ...config, database: opened, log })
  const keys = await loadServerKeys(database, config)
  push = await startPush({ database: opened, vault, log, allowPrivate: config.pushPrivateHosts })
  const auth = createAuthService({ database, keys, vault, config, log })
  const server = openServer()
  const pages = await openSite({
    siteUrl: config.siteUrl,
    publishableKey: keys.publishableKey,
    sendsMail: config.smtpUrl !== undefined,
    signInWith: offeredBy(config),
    captcha: config.captcha && widgetOf(config.captcha),
    database: opened,
    ...{ server, isDevelopment, log },
  })
  wakes.push(pages.nudge)
  const sessions = guardSessions(database)
  const identifyCaller = createCallerReader(keys, auth.verifyToken)
  const isHttps = config.siteUrl.startsWith('https:')
  const desk = createSampleDesk({ ...config, log })
  const sample = {
    desk,
    readLooker: createLookerCheck(sessions, identifyCaller),
    ...{ siteUrl: config.siteUrl, isHttps },
  }
  const parts = {
    database,
    sessions,
    site: pages.site,
    rest: createRest({
      database: sessions,
      rateLimitScale: config.rateLimitScale,
      settings: config.rest,
      onSubmitted: form => countSubmission(visits, form),
    }),
    auth,
    door: createDoor({ publishableKey: keys.publishableKey, findToken: auth.verifyToken.find, log }),
    mailServer: { ...config, database, vault },
    newsletter: { ...config, database, onRequested: () => visits.countEvent('form_submission') },
    visits,
    sample,
    identifyCaller,
    readAddress,
    log,
    siteUrl: config.siteUrl,
    dataDir: config.dataDir,
    isHttps,
    isDevelopment,
  }
  const headers = standingHeaders(parts)
  const routes = pages.wrap(getRequestListener(createApp(parts).fetch))
  const answerByRoutes = withWholeRequests({ ...parts, headers }, routes)
  const answer = isDevelopment ? answerByRoutes : withQuickPages(parts, answerByRoutes)
  server.on('request', withSample({ ...sample, headers, log }, answer))
  const setupLink = await prepareFirstAdmin(auth)
  await listen(server, config)
  const stop = async () => {
    await drain(server)
    await desk.stop()
    await pages.stop()
    await visits.stop()
    housekeeping.stop()
    await plans.stop()
    await reminders.stop()
    await newsletters.stop()
    await backups.stop()
    await mail.stop()
    await push?.stop()
    await database.close()
  }
  return { port: (server.address() as AddressInfo).port, engine: database.engine, setupLink, stop }
}
