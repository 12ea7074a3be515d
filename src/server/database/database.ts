// The one door to PostgreSQL: a caller's transaction, sent as one batch and answered as text.
export type Role = 'anon' | 'authenticated' | 'service_role' | 'backend'

export type Caller = {
  role: Role
  // The caller's token claims as JSON text, readable in SQL as request.jwt.claims.
  claims?: string
  // Further settings of this one transaction, such as request.method.
  settings?: Record<string, string>
}

export type Statement = {
  text: string
  values?: readonly (string | null)[]
  // A statement with a name is prepared once per connection and reused; the same name must mean the same text.
  name?: string
}

export type TxOptions = {
  readOnly?: boolean
  rollback?: boolean
  timeoutMs?: number
}

// Every field is PostgreSQL's own text form, on both engines.
export type Row = (string | null)[]

export interface Database {
  readonly engine: 'postgres' | 'pglite'
  // Answers one list of rows per statement; rejects with a DatabaseError, after which nothing of it was written.
  tx(caller: Caller, statements: readonly Statement[], options?: TxOptions): Promise<Row[][]>
  close(): Promise<void>
}
