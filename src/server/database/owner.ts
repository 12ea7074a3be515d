// The door of the database's owner, for migrations and upkeep only: plain SQL text, several statements at once.
import type { Row } from './database.ts'

export type Owner = {
  // Answers the rows of the last statement.
  run(sql: string): Promise<Row[]>
}

export const quoteLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`

// The role our sessions fall back to between transactions: it may become the callers' roles and nothing else.
export const loginRole = 'authenticator'
