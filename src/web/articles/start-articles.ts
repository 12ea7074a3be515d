// The articles of content/blog, as the owner's texts have them: what there is from the start.
import { readFrontMatter } from '#content/front-matter.ts'
import type { EntryOf } from '#domain/site-text.ts'

export type ArticleText = EntryOf<'article'>

const files = import.meta.glob<string>('/src/content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const startArticles: readonly ArticleText[] = Object.values(files).map(file => {
  const { fields, text } = readFrontMatter(file)
  const { id = '', title = '', category = '', date = '', excerpt = '', picture } = fields
  return { id, title, category, date, excerpt, picture: `art:${picture}`, text, is_shown: 'shown' }
})
