// The owner's own texts on the pages; a kind without a row is as it came.
import { startTexts } from '#content/start-texts.ts'
import { type Entry, listKinds, type TextKind } from '#domain/site-text.ts'
import { startArticles } from '#web/articles/start-articles.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'

/** Without a time nothing is stored, and the entries are those that it came with. */
export type SeenTexts = { kind: TextKind; key: string; entries: Entry[]; updated_at: string | null }

const columns = 'kind, key, entries, updated_at'
const table = () => restApi().from('site_texts')

/** One list of each kind, in their order, and then the articles, each by itself. */
export async function readSiteTexts(): Promise<SeenTexts[]> {
  const { data, error } = await asSelf(table().select(columns))
  if (error) throw error
  const rows = data as unknown as SeenTexts[]
  const lists = listKinds.map(kind => rows.find(row => row.kind === kind && row.key === '') ?? asItCame(kind))
  const articles = rows.filter(({ kind }) => kind === 'article')
  const untouched = startArticles.filter(({ id }) => !articles.some(({ key }) => key === id))
  return [...lists, ...articles, ...untouched.map(({ id }) => asItCame('article', id))]
}

/** Whether there is something that it can go back to. */
export const hasStart = ({ kind, key }: SeenTexts) =>
  kind !== 'article' || startArticles.some(({ id }) => id === key)

/** Only against the version that was read, or only as a new row if there was none; refused if somebody was quicker. */
export async function saveSiteTexts(
  { kind, key, updated_at }: SeenTexts,
  entries: Entry[],
): Promise<SeenTexts> {
  const write = updated_at
    ? table().update({ entries }).match({ kind, key, updated_at })
    : table().insert({ kind, key, entries })
  const { data, error } = await asSelf(write.select(columns))
  if (error && error.code !== '23505') throw error
  if (!data?.[0]) throw changedMeanwhile()
  return data[0] as unknown as SeenTexts
}

/** Back to how it came. */
export async function resetSiteTexts({ kind, key, updated_at }: SeenTexts): Promise<SeenTexts> {
  const { data, error } = await asSelf(table().delete().match({ kind, key, updated_at }).select(columns))
  if (error) throw error
  if (!data?.[0]) throw changedMeanwhile()
  return asItCame(kind, key)
}

/** What was there before an act, once more. */
export const putBack = (after: SeenTexts, before: SeenTexts): Promise<SeenTexts> =>
  before.updated_at === null ? resetSiteTexts(after) : saveSiteTexts(after, before.entries)

const asItCame = (kind: TextKind, key = ''): SeenTexts => ({
  kind,
  key,
  entries: kind === 'article' ? startArticles.filter(({ id }) => id === key) : [...startTexts[kind]],
  updated_at: null,
})
