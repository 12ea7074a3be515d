// Our side of the embedded database's thread: one query at a time, with a limit on how long it may take.
import { Worker } from 'node:worker_threads'
import { serialize } from 'pg-protocol'
import { BatchReply, readMessages } from './batch.ts'
import type { Row } from './database.ts'
import { DatabaseError, Unavailable } from './database-error.ts'
import type { Owner } from './owner.ts'
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './pglite-worker.ts'

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }

// Crash recovery after a long run of writes may take its time; a thread that never comes up must not hang us.
const startLimitMs = 120_000

// PostgreSQL refuses what nests too deep before its own stack is full; ours, below it, must not be full earlier,
// or a deep JSON text crashes the engine instead. Only what is used is taken from the machine.
const stackSizeMb = 256

export class PgliteThread implements Owner {
  #worker: Worker
  #waiting: Waiting | undefined
  isGone = false

  static async start(start: WorkerStart): Promise<PgliteThread> {
    const thread = new PgliteThread(start)
    await thread.#answer(startLimitMs)
    return thread
  }

  private constructor(start: WorkerStart) {
    const resourceLimits = { stackSizeMb }
    const program = new URL('./pglite-worker.ts', import.meta.url)
    this.#worker = new Worker(program, { workerData: start, resourceLimits })
    this.#worker.on('message', ({ bytes }: WorkerAnswer) => this.#settle(waiting => waiting.resolve(bytes)))
    this.#worker.on('error', error => this.#lose(error))
    this.#worker.on('exit', () => this.#lose(new Error('its thread ended')))
  }

  // Without a limit for the owner's work: migrations and upkeep take as long as they take.
  async exchange(bytes: Uint8Array, limitMs?: number): Promise<Uint8Array> {
    return this.#ask({ bytes }, limitMs)
  }

  async run(sql: string): Promise<Row[]> {
    const reply = new BatchReply([], new Map())
    readMessages(await this.exchange(serialize.query(sql)), message => reply.accept(message))
    if (reply.error) throw reply.error
    return reply.results.at(-1) ?? []
  }

  async dump(): Promise<Uint8Array> {
    return this.#ask({ ask: 'dump' })
  }

  async close() {
    const ended = new Promise(resolve => this.#worker.once('exit', resolve))
    await this.#ask({ ask: 'close' })
    await ended
  }

  // Ends the thread at once, even in the middle of a query; the open transaction is undone at the next start.
  async stop() {
    this.isGone = true
    await this.#worker.terminate()
  }

  #ask(request: WorkerRequest, limitMs?: number): Promise<Uint8Array> {
    if (this.isGone) return Promise.reject(new Unavailable('The embedded database has stopped.'))
    this.#worker.postMessage(request)
    return this.#answer(limitMs)
  }

  // The embedded database has one thread and no signals: a statement cannot be cancelled, only its thread ended.
  #answer(limitMs?: number): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const timer = limitMs === undefined ? undefined : setTimeout(() => this.#cancel(), limitMs)
      const settling = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(timer)
          settle(value)
        }
      }
      this.#waiting = { resolve: settling(resolve), reject: settling(reject) }
    })
  }

  async #cancel() {
    const late = this.#waiting
    // The answer may lie in our own mailbox, unread because this thread was busy: read it before judging.
    await new Promise(resolve => setImmediate(resolve))
    const waiting = this.#waiting
    if (!waiting || waiting !== late) return
    this.#waiting = undefined
    await this.stop()
    const message = 'canceling statement due to statement timeout'
    waiting.reject(new DatabaseError({ code: '57014', message }))
  }

  #lose(error: Error) {
    this.isGone = true
    const away = new Unavailable(`The embedded database has stopped: ${error.message}`, { cause: error })
    this.#settle(waiting => waiting.reject(away))
  }

  #settle(how: (waiting: Waiting) => void) {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) how(waiting)
  }
}
