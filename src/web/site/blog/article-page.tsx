import { articleFigures, articleServices, blogWords, type Figure, figureOfRoom } from '#content/blog.ts'
import { compareWords } from '#content/gallery.ts'
import { mainNavigation, shellWords } from '#content/navigation.ts'
import { withOffers } from '#content/promotions.ts'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { usePromotions } from '#web/rendering/live-data.ts'
import { renderMarkdown } from '#web/rendering/markdown.ts'
import { ShareRow } from '#web/sharing/share-row.tsx'
import { Compare } from '#web/site/shared/compare.tsx'
import { Prose } from '#web/site/shared/prose.tsx'
import { WholeWords } from '#web/ui/whole-words.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleOffer } from './article-offer.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleWriter } from './article-writer.tsx'
import { type Article, halvesOf, relatedTo } from './articles.ts'
import { OwnText } from './own-text.tsx'

export function ArticlePage({ article }: { article: Article }) {
  return (
    <>
      <article>
        <Head article={article} />
        <div className="wrap article-body">
          <Text article={article} />
          <ArticleWriter />
          <ArticleOffer service={articleServices[article.id]} />
          <aside className="passing-on">
            <h2 className="display text-title">{blogWords.share.title}</h2>
            <ShareRow
              words={blogWords.share}
              path={article.path}
              message={`${article.title}:`}
              subject={article.title}
              isQuiet
            />
          </aside>
        </div>
      </article>
      <Related article={article} />
    </>
  )
}

function Text({ article }: { article: Article }) {
  const [first, second] = halvesOf(withOffers(article.text, usePromotions()))
  const Half = article.isOwn ? OwnText : OurText
  return (
    <>
      <Half text={first} />
      <ArticleFigure article={article} />
      {second && <Half text={second} />}
    </>
  )
}

const OurText = ({ text }: { text: string }) => <Prose html={renderMarkdown(text)} />

const sizes = '(min-width: 60rem) 56rem, 100vw'

function ArticleFigure({ article }: { article: Article }) {
  const figure = articleFigures[article.id] ?? figureOfRoom(article.picture)
  if (!figure) return null
  return (
    <figure className="pair">
      <Shown figure={figure} />
      <figcaption>{compareWords.caption}</figcaption>
    </figure>
  )
}

function Shown({ figure }: { figure: Figure }) {
  if ('detail' in figure) return <DetailPicture name={figure.detail} sizes={sizes} />
  return <Compare {...figure} sizes={sizes} />
}

function Head({ article }: { article: Article }) {
  const { back } = blogWords
  const home = mainNavigation[0]
  return (
    <header className="article-head">
      <div className="wrap">
        <div>
          <nav aria-label={shellWords.breadcrumb} className="crumbs">
            {home && <a href={home.href}>{home.label}</a>}
            <span aria-hidden="true">/</span>
            <a href={back.href}>{back.label}</a>
          </nav>
          <h1 className="display">
            <WholeWords text={article.title} />
          </h1>
          <p className="lead mx-auto mt-4 mb-5 max-w-[46ch]">{article.excerpt}</p>
          <ArticleFacts article={article} />
        </div>
      </div>
      <div className={article.detail ? 'plate plate-detail' : 'plate'}>
        <ArticlePicture article={article} sizes="(min-width: 60rem) 60rem, 100vw" first />
      </div>
    </header>
  )
}

function Related({ article }: { article: Article }) {
  return (
    <section className="wrap mt-section">
      <h2 className="display text-section">{blogWords.related}</h2>
      <ul className="ruled mt-8">
        {relatedTo(article).map(other => (
          <li key={other.id} className="grid gap-2 md:grid-cols-[20rem_1fr] md:gap-12">
            <ArticleFacts article={other} />
            <h3 className="display text-title">
              <a href={other.path}>
                <WholeWords text={other.title} />
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
