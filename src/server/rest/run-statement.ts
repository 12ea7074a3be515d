// Sends a request's statement through the door, and reads the one row that answers it.
import type { Caller, Database, Row, Statement, TxOptions } from '#server/database/database.ts'
import { toRestError } from './database-failure.ts'
import type { Answer } from './reply.ts'
import { answerFields } from './sql-statement.ts'

export type Run = { database: Database; caller: Caller; options: TxOptions }

export async function runStatement(statement: Statement, run: Run): Promise<Answer> {
  const [[row = []] = []] = await runRows([statement], run)
  return answerOf(row)
}

type Estimated = { answer: Answer; planned: number }

// The same with PostgreSQL's own estimate of all rows beside it.
export async function runWithEstimate(
  statement: Statement,
  estimate: Statement,
  run: Run,
): Promise<Estimated> {
  const [[row = []] = [], [[json] = []] = []] = await runRows([statement, estimate], run)
  return { answer: answerOf(row), planned: JSON.parse(json ?? '[]')[0]?.Plan?.['Plan Rows'] ?? 0 }
}

// The lines of a query plan.
export async function runPlan(statement: Statement, run: Run): Promise<string> {
  const [lines = []] = await runRows([statement], run)
  return lines.map(([line]) => line).join('\n')
}

export async function runRows(statements: Statement[], { database, caller, options }: Run): Promise<Row[][]> {
  try {
    return await database.tx(caller, statements, options)
  } catch (error) {
    throw toRestError(error, caller.role)
  }
}

function answerOf(row: Row): Answer {
  const field = (name: (typeof answerFields)[number]) => row[answerFields.indexOf(name)] ?? null
  const total = field('total')
  return {
    pageRows: Number(field('pageRows')),
    total: total === null ? undefined : Number(total),
    body: field('body'),
    updated: Number(field('updated') ?? 0),
    location: field('location'),
    headers: field('headers'),
    status: field('status'),
  }
}
