// Who did what: read by admins, written by the database alone.
import { callOffice } from './office-call.ts'
import { listOf, type Page } from './resource.ts'

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

type AuditSearch = { words: string } & Record<'what' | 'from' | 'to', string | undefined>

export const auditList = listOf('audit', ({ words, what, from, to }: AuditSearch, page: Page<AuditEntry>) =>
  callOffice<AuditEntry[]>('search_audit', {
    words,
    wanted_table: what ?? null,
    from_day: from ?? null,
    to_day: to ?? null,
    after: page.after ? { created_at: page.after.created_at, id: page.after.id } : null,
    page_size: page.pageSize,
  }),
)
