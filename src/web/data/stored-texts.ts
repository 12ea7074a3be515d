// What is stored of the owner's texts, without what came with the software: that weighs more than the answer.
import type { Entry, ListKind, TextKind } from '#domain/site-text.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'

/** Without a time nothing is stored, and the entries are those that it came with. */
export type SeenTexts = { kind: TextKind; key: string; entries: Entry[]; updated_at: string | null }

const columns = 'kind, key, entries, updated_at'
const table = () => restApi().from('site_texts')

export async function readStoredTexts(): Promise<SeenTexts[]> {
  const { data, error } = await asSelf(table().select(columns))
  if (error) throw error
  return data as unknown as SeenTexts[]
}

/** Which of these lists she has touched. */
export async function readOwnKinds(kinds: ListKind[]): Promise<ListKind[]> {
  const { data, error } = await asSelf(table().select('kind').in('kind', kinds).eq('key', ''))
  if (error) throw error
  return data.map(({ kind }) => kind as ListKind)
}

/** Only against the version that was read, or only as a new row if there was none; refused if somebody was quicker. */
export async function saveSiteTexts(
  { kind, key, updated_at }: Omit<SeenTexts, 'entries'>,
  entries: readonly Entry[],
): Promise<SeenTexts> {
  const write = updated_at
    ? table().update({ entries }).match({ kind, key, updated_at })
    : table().insert({ kind, key, entries })
  const { data, error } = await asSelf(write.select(columns))
  if (error && error.code !== '23505') throw error
  if (!data?.[0]) throw changedMeanwhile()
  return data[0] as unknown as SeenTexts
}

/** As it came; refused if somebody was quicker. */
export async function removeStoredTexts({ kind, key, updated_at }: SeenTexts): Promise<void> {
  const { data, error } = await asSelf(table().delete().match({ kind, key, updated_at }).select('kind'))
  if (error) throw error
  if (!data?.[0]) throw changedMeanwhile()
}
