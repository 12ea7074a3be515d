// A real server in a process of its own, on a free port, with an empty embedded database in a temporary folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PostgrestClient } from '@supabase/postgrest-js'

export type ServerProcess = {
  url: string
  dataDir: string
  process: ChildProcess
  // The tables with the secret key: sees and may do everything.
  tables: PostgrestClient
  secretKey: string
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

// What is measured must go without them, and where passwords of before are known, without the cheap hashes.
const quick = {
  ...{ engine: './quick-engine.ts', pages: './quick-pages.ts', hash: './quick-hash.ts' },
  lazyPages: new URL('./lazy-pages.ts', import.meta.url).href,
  noPages: new URL('./no-pages.ts', import.meta.url).href,
  stillPages: new URL('./still-pages.ts', import.meta.url).href,
  shortMonth: new URL('./short-month.ts', import.meta.url).href,
}
const withPages = [quick.engine, quick.pages, quick.hash]
const withFewPages = process.env.EVERYTHING ? withPages : [...withPages, quick.lazyPages]
const shortcuts = {
  tests: withFewPages,
  // For what is about how all of them are made.
  'with every page': withPages,
  // For what is not about pages: it opens in half the time.
  'without pages': [quick.engine, quick.hash, quick.noPages],
  'with still pages': [...withFewPages, quick.stillPages],
  'with a short sample': [...withFewPages, quick.shortMonth],
  'an older release': [quick.engine, quick.noPages],
  production: [],
}

export type Likeness = { like?: keyof typeof shortcuts }

export async function startServerProcess(
  settings: Record<string, string> = {},
  { like = 'tests' }: Likeness = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? (await freePort())
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'coastal-')))
  const secretKey = `sb_secret_${randomBytes(18).toString('base64url')}`
  const url = `http://127.0.0.1:${port}`
  const words = [
    '--disable-warning=ExperimentalWarning',
    ...shortcuts[like].map(file => `--import=${new URL(file, import.meta.url).href}`),
    'src/server/main.ts',
  ]
  const child = spawn(process.execPath, words, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Five hundred files without their types, kept from one start to the next.
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_URL: url,
      SECRET_KEY: secretKey,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = await untilOpen(child)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    await ended(child, signal)
    if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
  }
  const tables = new PostgrestClient(`${url}/rest/v1`, { headers: { apikey: secretKey } })
  return { url, dataDir, process: child, tables, secretKey, output, stop }
}

// For visitors who book on days that stay ahead for years, and more of them than a town sends.
export async function openFarAhead({ tables }: ServerProcess) {
  const wide = { booking_horizon_days: 36500, most_stranger_requests: 10000 }
  await tables.from('business_settings').update(wide).eq('id', 1).throwOnError()
}

function untilOpen(child: ChildProcess) {
  let text = ''
  return new Promise<() => string>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      text += chunk
      if (text.includes('is open on')) resolve(() => text)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('exit', code => reject(new Error(`The server ended with ${code}:\n${text}`)))
  })
}

function ended(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  return new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
