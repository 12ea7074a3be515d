import { useId } from 'react'
import { siteTextWords, textKindWords, articleWords as words } from '#content/site-texts-office.ts'
import { formatDate, todayAt } from '#domain/calendar.ts'
import type { SeenTexts } from '#web/data/stored-texts.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The articles, newest first: each is a text of its own. */
export function Articles({ texts }: { texts: SeenTexts[] }) {
  const id = useId()
  const { title, lead, page, add } = textKindWords.article
  const sorted = texts.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
  return (
    <section className="site-text" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="mt-1 mb-3 text-ink-soft">{lead}</p>
      <ul className="site-entries" aria-label={title}>
        {sorted.map(text => (
          <li key={text.key}>
            <Link to={`/admin/site/article/${text.key}`} state={fromList}>
              <bdi>{text.entries[0]?.title}</bdi>
            </Link>
            <ArticleState text={text} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link className={buttonClass({ tone: 'quiet' })} to="/admin/site/article/new" state={fromList}>
          {add}
        </Link>
        <LinkButton href={page} tone="quiet">
          {siteTextWords.look}
        </LinkButton>
      </div>
    </section>
  )
}

const dateOf = ({ entries }: SeenTexts) => entries[0]?.date ?? ''

function ArticleState({ text }: { text: SeenTexts }) {
  if (text.entries[0]?.is_shown !== 'shown') return <Badge tone="other">{words.hidden}</Badge>
  if (dateOf(text) > todayAt(new Date()))
    return <Badge tone="pending">{words.from(formatDate(dateOf(text)))}</Badge>
  const isOwn = text.updated_at !== null
  return <Badge tone={isOwn ? 'confirmed' : 'other'}>{siteTextWords.states[isOwn ? 'own' : 'ours']}</Badge>
}
