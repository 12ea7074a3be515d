// Which of the owner's lists she has touched, without what came with the software: that weighs more than the answer.
import type { Entry, ListKind } from '#domain/site-text.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'

const table = () => restApi().from('site_texts')

export async function readOwnKinds(kinds: ListKind[]): Promise<ListKind[]> {
  const { data, error } = await asSelf(table().select('kind').in('kind', kinds).eq('key', ''))
  if (error) throw error
  return data.map(({ kind }) => kind as ListKind)
}

/** As hers from now on. Refused if somebody wrote it meanwhile. */
export async function makeOwn(kind: ListKind, entries: readonly Entry[]) {
  const { error } = await asSelf(table().insert({ kind, key: '', entries }))
  if (error?.code === '23505') throw changedMeanwhile()
  if (error) throw error
}

/** As it came, if it still is what `makeOwn` made of it. */
export async function unmakeOwn(kind: ListKind, entries: readonly Entry[]) {
  const query = table().delete().match({ kind, key: '' }).eq('entries', JSON.stringify(entries))
  const { data, error } = await asSelf(query.select('kind'))
  if (error) throw error
  if (!data?.[0]) throw changedMeanwhile()
}
