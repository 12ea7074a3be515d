// Several statements as one batch of extended-protocol messages with one Sync, and the reading of its answer:
// the same bytes for PostgreSQL's socket and for the embedded database.
import { serialize } from 'pg-protocol'
import type { BackendMessage, CommandCompleteMessage, DataRowMessage } from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'
import type { Row, Statement } from './database.ts'
import { type DatabaseError, toDoorError } from './database-error.ts'

// The prepared statements of one connection: name → text, oldest first.
export type Prepared = Map<string, string>

type Batch = { bytes: Buffer; reply: BatchReply }

// Query shapes come from requests without end; a connection remembers this many.
const preparedLimit = 500
// PostgreSQL cuts longer names, and two of them could then mean one statement.
const nameLimit = 63

export function encodeBatch(statements: readonly Statement[], prepared: Prepared): Batch {
  const messages: Buffer[] = forgetOldest(prepared, statements)
  const parsing: Statement[] = []
  for (const statement of statements) {
    const { text, values = [], name = '' } = statement
    if (!isPrepared(statement, prepared, parsing)) {
      messages.push(serialize.parse({ name, text }))
      parsing.push(statement)
    }
    messages.push(serialize.bind({ statement: name, values: [...values] }), serialize.execute())
  }
  messages.push(serialize.sync())
  return { bytes: Buffer.concat(messages), reply: new BatchReply(parsing, prepared) }
}

function isPrepared({ name, text }: Statement, prepared: Prepared, parsing: Statement[]): boolean {
  if (!name) return false
  if (Buffer.byteLength(name) > nameLimit) throw new Error(`The statement name ${name} is too long.`)
  const known = prepared.get(name) ?? parsing.find(other => other.name === name)?.text
  if (known !== undefined && known !== text) throw new Error(`The statement name ${name} means two texts.`)
  return known !== undefined
}

// Closed before the transaction begins, where nothing can fail, so that both sides always agree.
function forgetOldest(prepared: Prepared, statements: readonly Statement[]): Buffer[] {
  const excess = prepared.size + statements.length - preparedLimit
  if (excess <= 0) return []
  const needed = new Set(statements.map(statement => statement.name))
  const forgotten = [...prepared.keys()].filter(name => !needed.has(name)).slice(0, excess)
  for (const name of forgotten) prepared.delete(name)
  return forgotten.map(name => serialize.close({ type: 'S', name }))
}

// Gathers the answer to one batch, message by message.
export class BatchReply {
  readonly results: Row[][] = []
  error: DatabaseError | Error | undefined
  lastTag = ''
  #rows: Row[] = []
  #parsing: Statement[]
  #prepared: Prepared

  constructor(parsing: Statement[], prepared: Prepared) {
    this.#parsing = parsing
    this.#prepared = prepared
  }

  accept(message: BackendMessage) {
    if (message.name === 'dataRow') this.#rows.push((message as DataRowMessage).fields)
    else if (message.name === 'commandComplete') this.endStatement((message as CommandCompleteMessage).text)
    else if (message.name === 'emptyQuery') this.endStatement('')
    else if (message.name === 'parseComplete') this.rememberParsed()
    else if (message.name === 'error') this.error ??= toDoorError(message)
  }

  endStatement(tag: string) {
    this.lastTag = tag
    this.results.push(this.#rows)
    this.#rows = []
  }

  // PostgreSQL answers Parse messages in order, and only what it has parsed may be named again.
  rememberParsed() {
    const statement = this.#parsing.shift()
    if (statement?.name) this.#prepared.set(statement.name, statement.text)
  }
}

export function readMessages(bytes: Uint8Array, accept: (message: BackendMessage) => void) {
  new Parser().parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), accept)
}
