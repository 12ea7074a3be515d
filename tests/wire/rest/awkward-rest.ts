// The data service over the awkward schema, on an engine of its own.
import { readFileSync } from 'node:fs'
import { beforeAll } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import type { RestSettings } from '#server/rest/settings.ts'
import { describeEachEngine, type Engine } from '#tests/engines.ts'
import { clientOf, fetchFrom, signedIn } from './rest-client.ts'

const schemaSql = readFileSync(new URL('awkward.sql', import.meta.url), 'utf8')

export type AwkwardRest = {
  engine: Engine
  rest: RestHandler
  // A signed-in caller, who may do everything here but for the secrets of others.
  client: ReturnType<typeof clientOf>
  anonymous: ReturnType<typeof clientOf>
  // For what the client cannot say.
  send(path: string, init?: RequestInit): Promise<Response>
  open(settings: Partial<RestSettings>): RestHandler
}

const awkwardSettings: Partial<RestSettings> = {
  schemas: ['awkward', 'second'],
  aggregates: true,
  plan: true,
  txPreference: true,
  maxRows: undefined,
}

export function describeAwkward(title: string, define: (awkward: AwkwardRest) => void): void {
  describeEachEngine(title, engine => define(awkwardRest(engine)), { schema: 'small' })
}

function awkwardRest(engine: Engine): AwkwardRest {
  let rest: RestHandler | undefined
  const caller = signedIn('ann')
  const open = (settings: Partial<RestSettings>) =>
    createRest({
      database: engine.database,
      rateLimitScale: 1,
      hasForms: false,
      settings: { ...awkwardSettings, ...settings },
    })
  beforeAll(async () => {
    await engine.owner(schemaSql)
    rest = open({})
  })
  return {
    engine,
    open,
    get rest() {
      return rest as RestHandler
    },
    get client() {
      return clientOf(this.rest, { caller })
    },
    get anonymous() {
      return clientOf(this.rest)
    },
    send(path, init) {
      return fetchFrom(this.rest, { caller })(`http://rest.test/rest/v1${path}`, init)
    },
  }
}
