// Rows of a table, typed by the schema: what is selected says what comes back, without a cast.
import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

export type TableName = keyof Rows

type Table<Row> = { Row: Row; Insert: Partial<Row>; Update: Partial<Row>; Relationships: [] }
type Schema = {
  public: {
    Tables: { [Name in TableName]: Table<Rows[Name]> }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
}

export const table = <Name extends TableName>(name: Name) =>
  (restApi() as unknown as PostgrestClient<Schema>).from(name)

/** A number may be written as its decimal text, which is exact. */
type Changes<Row> = {
  [Column in keyof Row]?: Extract<Row[Column], number> extends never ? Row[Column] : Row[Column] | string
}

export type Seen = { id: string; updated_at: string }

/** Only the version that was read: refused with `changed_meanwhile` if somebody has saved since. Returns the new one. */
export async function saveSeen<Name extends TableName>(
  name: Name,
  { id, updated_at }: Seen,
  changes: Changes<Rows[Name]>,
): Promise<Seen> {
  const values: object = changes
  const { data, error } = await asSelf(
    restApi()
      .from(name)
      .update(values)
      .eq('id', id)
      .eq('updated_at', updated_at)
      .select('id, updated_at')
      .maybeSingle(),
  )
  if (error) throw officeError(error)
  if (!data) throw changedMeanwhile()
  return data
}
