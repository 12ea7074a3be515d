// The owner's own checklists; a kind without a row, or without lines in it, has ours.
import type { ServiceKind } from '#domain/service-types.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'

/** Lines of null are ours; without a time nothing is stored yet. */
export type StoredChecklist = { kind: ServiceKind; lines: string[] | null; updated_at: string | null }

const columns = 'kind, lines, updated_at'

export async function readChecklists(): Promise<StoredChecklist[]> {
  const { data, error } = await asSelf(restApi().from('checklists').select(columns))
  if (error) throw error
  return data as StoredChecklist[]
}

/** Only against the version that was read, or only as a new row if there was none; refused if somebody was quicker. */
export async function saveChecklist(
  { kind, updated_at }: Pick<StoredChecklist, 'kind' | 'updated_at'>,
  lines: string[] | null,
): Promise<StoredChecklist> {
  const table = restApi().from('checklists')
  const write = updated_at
    ? table.update({ lines }).match({ kind, updated_at })
    : table.insert({ kind, lines })
  const { data, error } = await asSelf(write.select(columns))
  if (error && error.code !== '23505') throw error
  if (!data?.[0]) throw changedMeanwhile()
  return data[0] as StoredChecklist
}
