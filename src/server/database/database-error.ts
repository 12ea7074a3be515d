// The errors of a transaction: PostgreSQL's own refusals, and an unavailable database.
type Notice = {
  code?: string | undefined
  message?: string | undefined
  detail?: string | undefined
  hint?: string | undefined
  schema?: string | undefined
  table?: string | undefined
  column?: string | undefined
  constraint?: string | undefined
  where?: string | undefined
  routine?: string | undefined
}

// PostgreSQL refused: nothing of the transaction was written.
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  // The SQLSTATE, such as 23505.
  code: string
  detail: string | undefined
  hint: string | undefined
  schema: string | undefined
  table: string | undefined
  column: string | undefined
  constraint: string | undefined
  where: string | undefined
  routine: string | undefined

  constructor(notice: Notice) {
    super(notice.message ?? 'The database gave no message.')
    this.code = notice.code ?? 'XX000'
    this.detail = notice.detail
    this.hint = notice.hint
    this.schema = notice.schema
    this.table = notice.table
    this.column = notice.column
    this.constraint = notice.constraint
    this.where = notice.where
    this.routine = notice.routine
  }
}

// The database is away or overloaded: the caller answers 503. Whether a transaction that was already under way
// had committed is not known, so a write that may be sent again carries its own id.
export class Unavailable extends Error {
  override name = 'Unavailable'
}

// There is too much to do: whoever comes again a little later is served.
export class Overloaded extends Unavailable {
  override name = 'Overloaded'
}

// A shutdown, a lost connection, a full house or disk come as SQLSTATEs too, but say nothing about the statement.
const away = /^(08...|57P0[1235]|53[123]00|58030)$/

export function toDoorError(error: unknown): DatabaseError | Unavailable {
  if (error instanceof DatabaseError || error instanceof Unavailable) return error
  const notice = error as Error & Notice & { severity?: string }
  const isFromPostgres = notice.severity !== undefined && notice.code !== undefined
  if (isFromPostgres && !away.test(notice.code ?? '')) return new DatabaseError(notice)
  return new Unavailable(`The database is away: ${notice.message || notice.code}`, { cause: error })
}

// A prepared statement that outlived a change of the schema, or a connection that lost its statements. Nothing
// was written, so the same batch may be sent again once the statements are forgotten.
export function isStaleStatement(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  return error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery')
}

export const isDeadlock = (error: unknown) => error instanceof DatabaseError && error.code === '40P01'
