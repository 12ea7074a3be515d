// Makes the sample month, lets admins in, and throws it away: one at a time, in a process and a folder of its own.
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleWords } from '#content/sample-words.ts'
import type { SampleState } from '#domain/sample.ts'
import type { Log } from '#server/log.ts'
import { type Looker, sampleKeyStart } from './sample-caller.ts'
import type { SampleStart, SampleWord } from './sample-protocol.ts'

export type SampleDesk = ReturnType<typeof createSampleDesk>
/** Where the sample listens, and with which word it is asked. */
export type SamplePlace = { port: number; pass: string }

type Kept = { start: SampleStart; child: ChildProcess; share: number; port?: number; lastLookAt: number }
type Options = { dataDir: string; siteUrl: string; log: Log; room?: () => Promise<Room> }
type Room = { diskBytes: number; memoryBytes: number }

const { refusals } = sampleWords
const program = fileURLToPath(new URL('./sample-process.ts', import.meta.url))
const mega = 1024 * 1024
const needs = { diskBytes: 300 * mega, memoryBytes: 500 * mega }
const hourMs = 3_600_000
const mostIdleMs = 48 * hourMs
const mostPasses = 100
const folderName = /^sample-[0-9a-f]{32}$/

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function createSampleDesk({ dataDir, siteUrl, log, room = () => roomOf(dataDir) }: Options) {
  let kept: Kept | undefined
  let failed: string | undefined
  let starting: Promise<void> | undefined
  const passes = new Map<string, Looker>()
  removeLeftOvers(dataDir)
  const idle = setInterval(() => {
    if (kept && Date.now() - kept.lastLookAt > mostIdleMs) void end()
  }, hourMs)
  idle.unref()

  function state(): SampleState {
    if (kept?.port) return { state: 'ready' }
    if (kept || starting) return { state: 'preparing', share: kept?.share ?? 0 }
    return failed ? { state: 'failed', message: failed } : { state: 'none' }
  }

  /** Asked twice, it is made once. */
  async function start(looker: Looker): Promise<SampleState> {
    if (kept || starting) return state()
    failed = undefined
    starting = begin(looker).finally(() => {
      starting = undefined
    })
    await starting
    return state()
  }

  async function begin(looker: Looker) {
    failed = await lackOf(room)
    if (failed) return
    const id = randomBytes(16).toString('hex')
    const start: SampleStart = {
      ...{ id, siteUrl, looker, folder: join(dataDir, `sample-${id}`) },
      publishableKey: `${sampleKeyStart}${randomBytes(18).toString('base64url')}`,
      pass: randomBytes(24).toString('base64url'),
    }
    const child = startProcess()
    const made: Kept = { start, child, share: 0, lastLookAt: Date.now() }
    kept = made
    child.on('message', (word: SampleWord) => hear(made, word))
    child.once('error', error => lose(made, error.message))
    child.once('exit', () => lose(made, 'its process ended'))
    child.stderr?.on('data', (line: Buffer) => log.warn('sample', { line: String(line).slice(0, 2000) }))
    child.send(start)
  }

  function hear(made: Kept, word: SampleWord) {
    if (kept !== made) return
    if ('share' in word) made.share = word.share
    else if ('port' in word) made.port = word.port
    else lose(made, word.failed)
  }

  // It fell over by itself: whoever was in there is told, and everything else goes on.
  function lose(made: Kept, reason: string) {
    if (kept !== made) return
    log.warn('The sample month has ended by itself', { reason })
    failed = made.port ? refusals.stopped : refusals.failed
    void end(failed)
  }

  async function end(reason?: string) {
    const ended = kept
    kept = undefined
    failed = reason
    passes.clear()
    if (!ended) return
    await gone(ended.child)
    rmSync(ended.start.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  return {
    ...{ state, start, end: () => end() },
    /** What the browser shows from now on to be let in. */
    enter(looker: Looker): string | undefined {
      if (!kept?.port || passes.size >= mostPasses) return undefined
      const pass = randomBytes(24).toString('base64url')
      passes.set(pass, looker)
      return pass
    },
    leave: (pass: string) => void passes.delete(pass),
    /** Where to ask, for who shows this. */
    find(pass: string | undefined): SamplePlace | undefined {
      if (!pass || !passes.has(pass) || !kept?.port) return undefined
      kept.lastLookAt = Date.now()
      return { port: kept.port, pass: kept.start.pass }
    },
    async stop() {
      clearInterval(idle)
      await starting
      await end()
    },
  }
}

function startProcess(): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(program, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: 'production', PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // Real visitors come first.
  if (child.pid) yieldTo(child.pid)
  // A server that goes is not held up by it.
  child.unref()
  child.channel?.unref()
  return child
}

function yieldTo(pid: number) {
  try {
    setPriority(pid, 5)
  } catch {
    // Not everywhere may one do so.
  }
}

function gone(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  return new Promise<void>(resolve => {
    child.ref()
    child.once('exit', () => resolve())
    // Nothing in it is worth saving.
    child.kill('SIGKILL')
  })
}

async function lackOf(room: () => Promise<Room>): Promise<string | undefined> {
  const { diskBytes, memoryBytes } = await room()
  if (diskBytes < needs.diskBytes) return refusals.disk
  return memoryBytes < needs.memoryBytes ? refusals.memory : undefined
}

async function roomOf(dataDir: string): Promise<Room> {
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : '.')
  return { diskBytes: bavail * bsize, memoryBytes: process.availableMemory() }
}

// Of a server that was ended in the middle: who was looking sees the real pages again.
function removeLeftOvers(dataDir: string) {
  if (!existsSync(dataDir)) return
  for (const name of readdirSync(dataDir).filter(name => folderName.test(name)))
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 })
}
