// The articles, newest first: those of content/blog, as they came or as the owner has written them, and her own.
import { articleDetails } from '#content/blog.ts'
import type { DetailName } from '#content/pictures.ts'
import { ownTextsOf } from '#content/site-texts.ts'
import type { BlogCategory } from '#domain/article.ts'
import { type ArticleText, startArticles } from '#web/articles/start-articles.ts'

export type Article = {
  id: string
  path: string
  title: string
  category: BlogCategory
  date: string
  excerpt: string
  /** As the owner's texts have it. */
  picture: string
  /** The close-up that stands for the picture with which it came. */
  detail: DetailName | undefined
  text: string
  minutes: number
  /** Written by the owner: in the Markdown of newsletters. */
  isOwn: boolean
  /** It came with the software, so there is a card for its shared link. */
  hasCard: boolean
}

// How many words most people read in a minute.
const pace = 220

export function articles(): Article[] {
  const own = ownTextsOf('article')
  const startIds = startArticles.map(({ id }) => id)
  const texts = [...new Set([...startIds, ...Object.keys(own)])].flatMap(id => {
    const text = own[id]?.[0] ?? startArticles.find(article => article.id === id)
    return text && text.is_shown === 'shown' ? [{ ...text, id } as ArticleText] : []
  })
  return texts
    .map(text => articleOf(text, { isOwn: Object.hasOwn(own, text.id), hasCard: startIds.includes(text.id) }))
    .sort((a, b) => b.date.localeCompare(a.date))
}

/** The same category first, then the newest. */
export function relatedTo(article: Article): Article[] {
  const others = articles().filter(other => other.id !== article.id)
  const isRelated = (other: Article) => Number(other.category === article.category)
  return others.sort((a, b) => isRelated(b) - isRelated(a)).slice(0, 3)
}

/** At the heading nearest to its middle: there the figure stands. */
export function halvesOf(text: string): [string, string] {
  const middle = text.length / 2
  const fromMiddle = (place: number) => Math.abs(place - middle)
  const headings = [...text.matchAll(/^## /gm)].map(({ index }) => index)
  const [nearest = text.length] = headings.sort((a, b) => fromMiddle(a) - fromMiddle(b))
  return [text.slice(0, nearest), text.slice(nearest)]
}

function articleOf({ is_shown, ...text }: ArticleText, marks: Pick<Article, 'isOwn' | 'hasCard'>): Article {
  return {
    ...text,
    ...marks,
    detail: isStartPicture(text) ? articleDetails[text.id] : undefined,
    category: text.category as BlogCategory,
    path: `/blog/${text.id}`,
    minutes: Math.ceil(text.text.split(/\s+/).length / pace),
  }
}

const isStartPicture = ({ id, picture }: Pick<ArticleText, 'id' | 'picture'>) =>
  startArticles.some(article => article.id === id && article.picture === picture)
