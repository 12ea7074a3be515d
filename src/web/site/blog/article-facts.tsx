import { blogWords } from '#content/blog.ts'
import { formatDate } from '#domain/calendar.ts'
import type { Article } from './articles.ts'

export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-small">
      <strong className="text-heading">{article.category}</strong>
      <time dateTime={article.date}>{formatDate(article.date)}</time>
      <span>{blogWords.minutes(article.minutes)}</span>
    </p>
  )
}
