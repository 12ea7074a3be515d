// The articles of content/blog, newest first.
import type { BlogCategory } from '#content/blog.ts'
import { readFrontMatter } from '#content/front-matter.ts'
import type { RoomName } from '#content/pictures.ts'

export type Article = {
  id: string
  path: string
  title: string
  category: BlogCategory
  date: string
  excerpt: string
  picture: RoomName
  text: string
  minutes: number
}

const files = import.meta.glob<string>('/src/content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
// How many words most people read in a minute.
const pace = 220

export const articles: Article[] = Object.values(files)
  .map(readArticle)
  .sort((a, b) => b.date.localeCompare(a.date))

/** The same category first, then the newest. */
export function relatedTo(article: Article): Article[] {
  const others = articles.filter(other => other !== article)
  const isRelated = (other: Article) => Number(other.category === article.category)
  return others.sort((a, b) => isRelated(b) - isRelated(a)).slice(0, 3)
}

function readArticle(file: string): Article {
  const { fields, text } = readFrontMatter(file)
  return {
    ...(fields as Pick<Article, 'id' | 'title' | 'category' | 'date' | 'excerpt' | 'picture'>),
    path: `/blog/${fields.id}`,
    text,
    minutes: Math.ceil(text.split(/\s+/).length / pace),
  }
}
