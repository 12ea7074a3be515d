// The site of this run: built and kept fresh, or rendered by Vite while it is being written.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setFacts } from '#content/business.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { openBuiltSite } from './built-site.ts'
import { openDevSite } from './dev-site.ts'
import { keepPagesFresh } from './keep-pages-fresh.ts'
import { factsIn, readLiveData, readLiveVersions } from './live-data.ts'
import type { Mark } from './marked-render.ts'
import type { Site } from './site.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Options = {
  server: Server
  database: Database
  siteUrl: string
  publishableKey: string
  sendsMail: boolean
  signInWith?: string | undefined
  captcha?: string | undefined
  isDevelopment: boolean
  log: Log
  mark?: Mark
}

export type OpenSite = {
  site: Site
  // Lets Vite answer first, where it is there.
  wrap(listener: Listener): Listener
  // Something may have been written: look now and not at the next tick.
  nudge(): void
  stop(): Promise<void>
}

// In development nothing counts the changes: each request reads them.
async function readOwnLive(database: Database) {
  const live = await readLiveData(database)
  setFacts(factsIn(live))
  return live
}

export async function openSite({ isDevelopment, ...options }: Options): Promise<OpenSite> {
  const { database, log } = options
  if (isDevelopment) {
    const dev = await openDevSite({ ...options, readLive: () => readOwnLive(database) })
    return { site: dev.site, wrap: dev.withVite, nudge: () => {}, stop: dev.close }
  }
  // The counts first: what changes between the two is then rendered once more, and not missed.
  const versions = await readLiveVersions(database)
  const live = await readLiveData(database)
  const site = await openBuiltSite({ distDir: 'dist', ...options, live })
  const rounds = keepPagesFresh({ database, site, live, versions, log })
  return { site, wrap: listener => listener, nudge: rounds.nudge, stop: rounds.stop }
}
