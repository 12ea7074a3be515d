// The dependencies of every kind of request.
import type { Database, TxOptions } from '#server/database/database.ts'
import type { Catalogue } from './catalogue.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { KnownReads } from './known-reads.ts'
import type { RestRequest } from './rest-request.ts'
import type { RestSettings } from './settings.ts'
import type { Submissions } from './submissions.ts'

export type Service = {
  database: Database
  catalogue: Catalogue
  settings: RestSettings
  knownReads: KnownReads
  keptAnswers: KeptAnswers
  // Absent where the service runs alone, without public forms.
  submissions?: Submissions
}

// Ten thousand people in one transaction.
const longCalls: ReadonlySet<string> = new Set(['preview_import', 'run_import', 'undo_import'])
const longCallMs = 55_000

export function runOf(service: Service, asked: RestRequest, options: TxOptions, called = '') {
  const timeoutMs = longCalls.has(called) ? longCallMs : service.settings.statementTimeoutMs
  const rollback = asked.preferences.tx === 'rollback'
  return { database: service.database, caller: asked.caller, options: { timeoutMs, rollback, ...options } }
}
