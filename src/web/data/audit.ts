// Who did what: read by admins, written by the database alone.
import { callOffice } from './office-call.ts'

export type AuditSearch = { words: string; table: string; from: string; to: string }
type Stored = Record<string, unknown> | null

export type AuditEntry = {
  id: string
  created_at: string
  who: string | null
  action: 'insert' | 'update' | 'delete' | 'export'
  table_name: string
  row_id: string
  before: Stored
  after_row: Stored
}

type AuditPage = { after: AuditEntry | undefined; pageSize: number }

export const searchAudit = ({ words, table, from, to }: AuditSearch, { after, pageSize }: AuditPage) =>
  callOffice<AuditEntry[]>('search_audit', {
    words,
    wanted_table: table || null,
    from_day: from || null,
    to_day: to || null,
    after: after ? { created_at: after.created_at, id: after.id } : null,
    page_size: pageSize,
  })
