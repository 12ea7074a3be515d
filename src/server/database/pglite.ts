// The door over the embedded database: one queue, one thread, the same batches as for a PostgreSQL server.
import { encodeBatch, type Prepared, readMessages } from './batch.ts'
import type { Caller, Database, Row, Statement, TxOptions } from './database.ts'
import { isStaleStatement, Unavailable } from './database-error.ts'
import type { MovedClock } from './moved-clock.ts'
import { loginRole, type Owner } from './owner.ts'
import { PgliteThread } from './pglite-thread.ts'
import { transactionBatch, workRows } from './transaction.ts'

type PgliteOptions = { folder: string; timeoutMs: number; clock?: MovedClock }

// A request that has waited this long in the queue is answered as overload, not as late success.
const maxWaitMs = 30_000

export class Pglite implements Database {
  readonly engine = 'pglite'
  #options: PgliteOptions
  #thread: PgliteThread | undefined
  #prepared: Prepared = new Map()
  #tail: Promise<unknown> = Promise.resolve()
  #isClosed = false
  #closing: Promise<void> | undefined
  #waiting = 0
  // For upkeep: whether it is its turn, and whether there is anything to tidy.
  writesSinceUpkeep = 0

  // Takes over a thread whose database has been migrated.
  static async open(options: PgliteOptions, thread: PgliteThread): Promise<Pglite> {
    const pglite = new Pglite(options)
    pglite.#thread = thread
    await pglite.#dropPrivileges(thread)
    return pglite
  }

  private constructor(options: PgliteOptions) {
    this.#options = options
  }

  get isIdle() {
    return this.#waiting === 0
  }

  async tx(caller: Caller, statements: readonly Statement[], options: TxOptions = {}): Promise<Row[][]> {
    const batch = transactionBatch({ caller, statements, options, prepare: true })
    const queuedAt = performance.now()
    return this.#inTurn(async () => {
      if (performance.now() - queuedAt > maxWaitMs) throw new Unavailable('The database is overloaded.')
      if (!options.readOnly) this.writesSinceUpkeep += 1
      return this.#runBatch(batch, options).catch(async error => {
        if (!isStaleStatement(error)) throw error
        await this.#forgetStatements()
        return this.#runBatch(batch, options)
      })
    })
  }

  // The owner's work, with no other transaction in between; its session settings are dropped at the end.
  async asOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      const thread = await this.#open()
      // By name: a single-user backend has no earlier authorization that a reset could return to.
      await thread.run('set session authorization postgres')
      try {
        return await work(thread)
      } finally {
        await this.#dropPrivileges(thread)
      }
    })
  }

  // Requests already in the queue are answered first.
  close(): Promise<void> {
    this.#closing ??= this.#inTurn(async () => {
      this.#isClosed = true
      if (this.#thread && !this.#thread.isGone) await this.#thread.close()
    })
    return this.#closing
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const turn = this.#tail.then(() => {
      if (this.#isClosed) throw new Unavailable('The database is closed.')
      return work()
    })
    this.#tail = turn.then(
      () => (this.#waiting -= 1),
      () => (this.#waiting -= 1),
    )
    return turn
  }

  async #runBatch(batch: Statement[], options: TxOptions): Promise<Row[][]> {
    const thread = await this.#open()
    const { bytes, reply } = encodeBatch(batch, this.#prepared)
    const answer = await thread.exchange(bytes, options.timeoutMs ?? this.#options.timeoutMs)
    readMessages(answer, message => reply.accept(message))
    // The failed transaction is still open; the next caller must get a clean session.
    if (reply.error) await thread.run('rollback')
    else if (reply.results.length < batch.length) await this.#giveUp(thread)
    return workRows(reply, options)
  }

  // The engine swallows its own crashes and then answers in part: nothing that it says can be trusted any more.
  async #giveUp(thread: PgliteThread): Promise<never> {
    await thread.stop()
    throw new Unavailable('The embedded database crashed.')
  }

  // Opens the folder again after the thread was ended by the watchdog or died.
  async #open(): Promise<PgliteThread> {
    if (this.#thread && !this.#thread.isGone) return this.#thread
    const { folder, clock } = this.#options
    const thread = await PgliteThread.start({ folder, clock }).catch(error => {
      throw new Unavailable(`The embedded database does not open: ${error.message}`, { cause: error })
    })
    this.#thread = thread
    await this.#dropPrivileges(thread)
    return thread
  }

  // Back to the login role, which has no rights. If that fails the session would keep the owner's: then end it.
  async #dropPrivileges(thread: PgliteThread) {
    this.#prepared.clear()
    try {
      await thread.run('rollback')
      await thread.run('discard all')
      await thread.run(`set session authorization ${loginRole}`)
    } catch (error) {
      await thread.stop()
      throw error
    }
  }

  async #forgetStatements() {
    this.#prepared.clear()
    await (await this.#open()).run('deallocate all')
  }
}
