// What every kind of request works with.
import type { Database, TxOptions } from '#server/database/database.ts'
import type { Asked } from './asked.ts'
import type { Catalogue } from './catalogue.ts'
import type { KnownReads } from './known-reads.ts'
import type { RestSettings } from './settings.ts'
import type { Submissions } from './submissions.ts'

export type Service = {
  database: Database
  catalogue: Catalogue
  settings: RestSettings
  knownReads: KnownReads
  // Absent where the service stands alone, without public forms.
  submissions?: Submissions
}

export function runOf(service: Service, asked: Asked, options: TxOptions) {
  const timeoutMs = service.settings.statementTimeoutMs
  const rollback = asked.preferences.tx === 'rollback'
  return { database: service.database, caller: asked.caller, options: { timeoutMs, rollback, ...options } }
}
