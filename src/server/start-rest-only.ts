// REST_ONLY: the data service alone, over a database that is not ours. Its own tables, roles and grants decide; nothing is
// migrated, and there are no forms, pages or accounts.
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { readGivenKeys } from './auth/given-keys.ts'
import { createCallerReader, type IdentifyCaller } from './auth/identify-caller.ts'
import type { ServerKeys } from './auth/server-keys.ts'
import { createTokenVerifier } from './auth/verify-token.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { connectPostgres } from './database/postgres.ts'
import { anyOrigin } from './http/any-origin.ts'
import { upToOneMegabyte } from './http/body-limit.ts'
import { type AddressReader, createAddressReader } from './http/caller-address.ts'
import { withWholeRequests } from './http/door.ts'
import { createFailureHandler } from './http/failure.ts'
import { drain, listen, openServer } from './http/listen.ts'
import { notStored } from './http/not-stored.ts'
import { createDoor, type Door, takePlace } from './http/place.ts'
import { requestLog, type ServerEnv } from './http/request-log.ts'
import { securityHeaders, standingHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import { isReady } from './pages/health.ts'
import { createRest } from './rest/handler.ts'
import { poolSize, type RunningServer } from './start-server.ts'
import { placesOf, rankDatabase } from './turns/ranked-database.ts'
import { Turns } from './turns/turns.ts'

const timeoutMs = 10_000

export async function startRestOnly(config: Config, log: Log): Promise<RunningServer> {
  const { databaseUrl = '' } = config
  const session = { keepsSession: true, laysRoleAside: false, poolSize, timeoutMs }
  const opened = connectPostgres({ databaseUrl, ...session, log: log.info })
  if (!(await isReady(opened))) throw new Error(awayWords)
  const database = rankDatabase(opened, new Turns(placesOf(opened, poolSize)))
  const server = openServer()
  const keys = await givenKeys(config)
  const verifyToken = createTokenVerifier(keys, { now: () => new Date() })
  const door = createDoor({ publishableKey: keys.publishableKey, findToken: verifyToken.find, log })
  const readAddress = createAddressReader(config.trustedProxies)
  const app = createRestApp({
    config,
    log,
    database,
    identifyCaller: createCallerReader(keys, verifyToken),
    door,
    readAddress,
  })
  const routes = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const headers = standingHeaders(exposureOf(config))
  server.on('request', withWholeRequests({ readAddress, door, headers }, routes))
  await listen(server, config)
  const stop = async () => {
    await drain(server)
    await database.close()
  }
  return {
    port: (server.address() as AddressInfo).port,
    engine: database.engine,
    setupLink: undefined,
    stop,
  }
}

const awayWords =
  'The database of DATABASE_URL does not answer, or who logs in there may not become the role anon.'

type Parts = {
  config: Config
  log: Log
  database: Database
  identifyCaller: IdentifyCaller
  door: Door
  readAddress: AddressReader
}

const exposureOf = ({ siteUrl }: Config) => ({ isHttps: siteUrl.startsWith('https:'), isDevelopment: false })

function createRestApp({ config, log, database, identifyCaller, door, readAddress }: Parts) {
  const { rateLimitScale, rest: settings } = config
  const rest = createRest({ database, rateLimitScale, settings, hasForms: false })
  const app = new Hono<ServerEnv>()
  app.use(requestLog(log, readAddress))
  app.use(securityHeaders(exposureOf(config)))
  app.get('/healthz', c => c.text('ok'))
  app.use('/rest/v1/*', anyOrigin)
  app.use(takePlace(door))
  app.get('/readyz', async c => ((await isReady(database)) ? c.text('ready') : c.text('not ready', 503)))
  app.use('/rest/v1/*', notStored, upToOneMegabyte)
  app.all('/rest/v1/*', async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    return rest(c.req.raw, { caller, address: c.get('address') })
  })
  app.notFound(c => c.json({ code: 'not_found', message: 'There is nothing at this address.' }, 404))
  app.onError(createFailureHandler({ log }))
  return app
}

// What the operator gave, and nothing else: a key that was not given opens nothing.
async function givenKeys({ publishableKey, secretKey, jwtKeys, jwtSecret }: Config): Promise<ServerKeys> {
  const unknown = () => randomBytes(32).toString('base64url')
  return {
    publishableKey: publishableKey ?? unknown(),
    secretKey: secretKey ?? unknown(),
    jwks: jwtKeys ? await readGivenKeys(jwtKeys) : [],
    areGiven: true,
    jwtSecret,
    tokenSecret: unknown(),
    reload: async () => {},
  }
}
