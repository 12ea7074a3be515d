// The owner's own texts on the pages; a kind without a row is as it came.
import { startTexts } from '#content/start-texts.ts'
import { listKinds, type TextKind } from '#domain/site-text.ts'
import { startArticles } from '#web/articles/start-articles.ts'
import { readStoredTexts, removeStoredTexts, type SeenTexts, saveSiteTexts } from './stored-texts.ts'

/** One list of each kind, in their order, and then the articles, each by itself. */
export async function readSiteTexts(): Promise<SeenTexts[]> {
  const rows = await readStoredTexts()
  const lists = listKinds.map(kind => rows.find(row => row.kind === kind && row.key === '') ?? asItCame(kind))
  const articles = rows.filter(({ kind }) => kind === 'article')
  const untouched = startArticles.filter(({ id }) => !articles.some(({ key }) => key === id))
  return [...lists, ...articles, ...untouched.map(({ id }) => asItCame('article', id))]
}

/** Whether there is something that it can go back to. */
export const hasStart = ({ kind, key }: SeenTexts) =>
  kind !== 'article' || startArticles.some(({ id }) => id === key)

/** Back to how it came. */
export async function resetSiteTexts(seen: SeenTexts): Promise<SeenTexts> {
  await removeStoredTexts(seen)
  return asItCame(seen.kind, seen.key)
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
