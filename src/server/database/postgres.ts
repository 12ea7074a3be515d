// The door over a PostgreSQL server: a pool of connections, each transaction one write and one answer.
import pg from 'pg'
import { type BatchReply, encodeBatch, type Prepared } from './batch.ts'
import type { Caller, Database, Row, Statement, TxOptions } from './database.ts'
import { isDeadlock, isStaleStatement, toDoorError, Unavailable } from './database-error.ts'
import { loginRole, type Owner } from './owner.ts'
import { transactionBatch, workRows } from './transaction.ts'

export type PostgresOptions = {
  databaseUrl: string
  // Off behind a pooler that hands a connection to another client after each transaction.
  keepsSession: boolean
  // Off where the address logs in as a role that may become the callers' roles, and as nobody else.
  laysRoleAside?: boolean
  poolSize: number
  timeoutMs: number
  log: (line: string) => void
}

// Waiting longer than this for a connection means that we are overloaded or the server is away.
const maxWaitMs = 30_000
const maxRetries = 4

export function connectPostgres(options: PostgresOptions): Database {
  const { keepsSession, timeoutMs, log } = options
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize,
    connectionTimeoutMillis: maxWaitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: client => setUpSession(client, options),
  })
  // An idle connection that breaks must not end the process; the pool has already dropped it.
  pool.on('error', error => log(`A connection to PostgreSQL was lost: ${error.message}`))

  async function tx(caller: Caller, statements: readonly Statement[], txOptions: TxOptions = {}) {
    const limitMs = txOptions.timeoutMs ?? timeoutMs
    const settings = { ...caller.settings, statement_timeout: String(limitMs) }
    const batch = transactionBatch({
      caller: { ...caller, settings },
      statements,
      options: txOptions,
      prepare: keepsSession,
    })
    // Each statement has its own limit on the server; ours is for a server that no longer answers at all.
    const deadlineMs = limitMs * (statements.length + 1) + maxWaitMs
    const send = async () =>
      workRows(await withClient(pool, client => sendBatch({ client, batch, deadlineMs })), txOptions)
    return retryVictim(() => retryStale(send, options.poolSize), maxRetries)
  }

  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return { engine: 'postgres', tx, close }
}

// Of two transactions that wait for each other PostgreSQL ends one. Nothing of it has happened, so it is run again.
async function retryVictim<T>(send: () => Promise<T>, retries: number): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (retries === 0 || !isDeadlock(error)) throw error
    return retryVictim(send, retries - 1)
  }
}

// Every connection has stale statements of its own and is dropped when they show: at worst all of them.
async function retryStale<T>(send: () => Promise<T>, retries: number): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (retries === 0 || !isStaleStatement(error)) throw error
    return retryStale(send, retries - 1)
  }
}

// Between transactions a session is the powerless login role. A superuser can give up its own name for it; any
// other owner can only lay its role aside, which is weaker (a reset role would undo it) but still fails closed.
async function setUpSession(client: pg.ClientBase, { keepsSession, laysRoleAside = true }: PostgresOptions) {
  // The batch hears of a lost connection by itself; without a listener the event would end the process.
  client.on('error', () => {})
  if (!keepsSession) return
  // What we ask is short: compiling it first takes longer than the answer (visits of eight plans 290 ms, without 30).
  await client.query(`
    set jit = off; set timezone = 'UTC'; set search_path = public; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set idle_in_transaction_session_timeout = '60s'; set client_min_messages = warning`)
  if (!laysRoleAside) return
  await client
    .query(`set session authorization ${loginRole}`)
    .catch(() => client.query(`set role ${loginRole}`))
}

async function withClient(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<BatchReply>) {
  const client = await pool.connect().catch(error => {
    throw new Unavailable(`The database is away: ${error.message}`, { cause: error })
  })
  try {
    const reply = await work(client)
    client.release()
    return reply
  } catch (error) {
    await cleanAndRelease(client, error)
    throw error
  }
}

// After an error the failed transaction is still open; the next caller must get a clean connection.
async function cleanAndRelease(client: pg.PoolClient, error: unknown) {
  if (error instanceof Unavailable || isStaleStatement(error)) return client.release(true)
  const isClean = await client.query('rollback').then(
    () => true,
    () => false,
  )
  client.release(!isClean)
}

const preparedOf = new WeakMap<pg.PoolClient, Prepared>()

function sendBatch(work: { client: pg.PoolClient; batch: Statement[]; deadlineMs: number }) {
  const { client, batch, deadlineMs } = work
  const prepared = preparedOf.get(client) ?? new Map()
  preparedOf.set(client, prepared)
  const { bytes, reply } = encodeBatch(batch, prepared)
  return new Promise<BatchReply>((resolve, reject) => {
    const submission = new Submission(bytes, reply, error => {
      clearTimeout(timer)
      error ? reject(error) : resolve(reply)
    })
    const timer = setTimeout(() => submission.giveUp(), deadlineMs)
    client.query(submission)
  })
}

// A Submittable of pg: it writes our bytes and hands us the answer's messages.
class Submission {
  #bytes: Buffer
  #reply: BatchReply
  #done: (error?: Error) => void
  #connection: pg.Connection | undefined

  constructor(bytes: Buffer, reply: BatchReply, done: (error?: Error) => void) {
    this.#bytes = bytes
    this.#reply = reply
    this.#done = done
  }

  submit(connection: pg.Connection) {
    this.#connection = connection
    // pg itself looks at ParseComplete only for its own kind of query.
    connection.on('parseComplete', this.#onParsed)
    connection.stream.write(this.#bytes)
  }

  giveUp() {
    this.#connection?.stream.destroy(new Error('PostgreSQL did not answer in time'))
  }

  #onParsed = () => this.#reply.rememberParsed()

  #finish(error?: Error) {
    this.#connection?.off('parseComplete', this.#onParsed)
    this.#done(error)
  }

  handleDataRow(message: Parameters<BatchReply['accept']>[0]) {
    this.#reply.accept(message)
  }

  handleCommandComplete(message: { text: string }) {
    this.#reply.endStatement(message.text)
  }

  handleEmptyQuery() {
    this.#reply.endStatement('')
  }

  // After an error pg takes the query off the connection: no ReadyForQuery will reach us.
  handleError(error: Error) {
    this.#finish(toDoorError(error))
  }

  handleReadyForQuery() {
    this.#finish()
  }

  handleRowDescription() {}
  handlePortalSuspended() {}

  // Nobody here streams; a COPY would otherwise wait for us for ever.
  handleCopyInResponse() {
    this.#connection?.stream.destroy(new Error('COPY has no place in a transaction of ours'))
  }

  handleCopyData() {}
}

export async function withPostgresOwner<T>(
  databaseUrl: string,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: maxWaitMs })
  client.on('error', () => {})
  await client.connect().catch(error => {
    throw toDoorError(error)
  })
  try {
    return await work({ run: sql => runAsText(client, sql) })
  } finally {
    await client.end()
  }
}

async function runAsText(client: pg.Client, sql: string): Promise<Row[]> {
  const asText = { getTypeParser: () => (text: string) => text }
  try {
    const answer = await client.query({ text: sql, rowMode: 'array', types: asText as never })
    const last = Array.isArray(answer) ? answer.at(-1) : answer
    return last.rows
  } catch (error) {
    throw toDoorError(error)
  }
}
