// A page of the office that anybody may open: an advert as it will be posted, and what is needed to post it.
import type { ReactNode } from 'react'
import { type AdvertPath, adverts, postText } from '#content/adverts.ts'
import { mainNavigation, shellWords } from '#content/navigation.ts'
import { pageWords } from '#content/page-words.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { AdvertActions } from './advert-actions.tsx'
import { AdvertNotices } from './advert-notices.tsx'

type AdvertPageProps = { path: AdvertPath; poster: ReactNode }

export function AdvertPage({ path, poster }: AdvertPageProps) {
  const { heading, lead, title } = pageWords[path]
  const [home = { label: '', href: '/' }] = mainNavigation
  return (
    <>
      <PageHead title={heading} lead={lead} trail={{ label: shellWords.breadcrumb, home, here: title }} />
      <section className="section advert-desk wrap pb-0" data-script="advert">
        <div>
          <h2 className="sr-only">{adverts[path].preview}</h2>
          <div className="poster-stage">{poster}</div>
        </div>
        <SidePanel path={path} />
        <AdvertNotices path={path} />
      </section>
    </>
  )
}

function SidePanel({ path }: { path: AdvertPath }) {
  const { postTitle, tipsTitle, tips } = adverts[path]
  return (
    <div className="grid content-start gap-10">
      <div>
        <h2 className="display text-title">{postTitle}</h2>
        <p className="post-text mt-4" data-post="">
          {postText(path)}
        </p>
        <AdvertActions path={path} />
      </div>
      {tips && (
        <div>
          <h2 className="display text-title">{tipsTitle}</h2>
          <dl className="ruled mt-4">
            {tips.map(tip => (
              <div key={tip.term} className="grid gap-1 py-4 sm:grid-cols-[9rem_1fr] sm:gap-4">
                <dt className="font-bold text-heading">{tip.term}</dt>
                <dd>{tip.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
