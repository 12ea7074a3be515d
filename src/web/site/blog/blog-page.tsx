import { blogWords } from '#content/blog.ts'
import { pageWords } from '#content/page-words.ts'
import { blogCategories } from '#domain/article.ts'
import { Chips, slugOf } from '#web/site/shared/chips.tsx'
import { NewsletterBox } from '#web/site/shared/newsletter-box.tsx'
import { WholeWords } from '#web/ui/whole-words.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { type Article, articles } from './articles.ts'

const { heading, lead } = pageWords['/blog']

export function BlogPage() {
  const [featured, ...others] = articles()
  return (
    <>
      <section className="masthead">
        <div className="wrap">
          <h1 className="display">{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <section className="filtered">
        <div className="wrap">
          <Chips name="category" label={blogWords.filter} all={blogWords.all} categories={blogCategories} />
          <div className="articles">
            {featured && <Featured article={featured} />}
            {others.map(article => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </div>
        </div>
      </section>
      <section className="wrap mt-section">
        <div className="letter on-deep">
          <NewsletterBox box="blog" />
        </div>
      </section>
    </>
  )
}

function Featured({ article }: { article: Article }) {
  return (
    <article className="featured" data-category={slugOf(article.category)}>
      {article.picture && (
        <div className="stage bg-sky">
          <ArticlePicture article={article} sizes="(min-width: 60rem) 50vw, 100vw" />
        </div>
      )}
      <div>
        <p className="mb-3 font-bold text-error">{blogWords.featured}</p>
        <h2 className="display text-section">
          <a href={article.path}>
            <WholeWords text={article.title} />
          </a>
        </h2>
        <p className="lead mt-4 mb-4">{article.excerpt}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  )
}

function ArticleRow({ article }: { article: Article }) {
  return (
    <article className="article-row" data-category={slugOf(article.category)}>
      <ArticleFacts article={article} />
      <div>
        <h2 className="display text-title">
          <a href={article.path}>
            <WholeWords text={article.title} />
          </a>
        </h2>
        <p className="mt-2 max-w-[58ch]">{article.excerpt}</p>
      </div>
      <ArticlePicture article={article} sizes="12rem" />
    </article>
  )
}
