// What a visitor sees of an advert is its offer and how to book it. Under that, for the office only: the advert as it
// will be posted, and what is needed to post it.
import type { ReactNode } from 'react'
import { type AdvertPath, adverts, advertWords, postText } from '#content/adverts.ts'
import { mainNavigation, shellWords } from '#content/navigation.ts'
import { pageWordsWith } from '#content/page-words.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { AdvertActions } from './advert-actions.tsx'
import { AdvertNotices } from './advert-notices.tsx'
import { OfferClose, VisitorOffer } from './visitor-offer.tsx'

/** Without a poster if the offer is not running. */
type AdvertPageProps = { path: AdvertPath; poster: ReactNode }

export function AdvertPage({ path, poster }: AdvertPageProps) {
  const { heading, lead, title } = pageWordsWith(usePromotions())[path]
  const [home = { label: '', href: '/' }] = mainNavigation
  if (poster)
    return (
      <>
        <VisitorOffer path={path} />
        <div data-when="office" hidden>
          <Desk path={path} poster={poster} />
        </div>
        <OfferClose path={path} />
      </>
    )
  return (
    <>
      <PageHead title={heading} lead={lead} trail={{ label: shellWords.breadcrumb, home, here: title }} />
      <RestingAdvert />
    </>
  )
}

function Desk({ path, poster }: AdvertPageProps) {
  return (
    <section className="section advert-desk wrap pb-0" data-script="advert">
      <div>
        <h2 className="sr-only">{adverts[path].preview}</h2>
        <div className="poster-stage">{poster}</div>
      </div>
      <SidePanel path={path} />
      <AdvertNotices path={path} />
    </section>
  )
}

function RestingAdvert() {
  const { title, text, book, ask } = advertWords.resting
  return (
    <section className="section wrap pb-0">
      <h2 className="display text-title">{title}</h2>
      <p className="mt-4 max-w-[60ch]">{text}</p>
      <div className="buttons mt-6">
        <LinkButton href={book.href} tone="coral">
          {book.label}
        </LinkButton>
        <LinkButton href={ask.href} tone="quiet">
          {ask.label}
        </LinkButton>
      </div>
    </section>
  )
}

function SidePanel({ path }: { path: AdvertPath }) {
  const { postTitle, tipsTitle, tips } = adverts[path]
  return (
    <div className="grid content-start gap-10">
      <div>
        <h2 className="display text-title">{postTitle}</h2>
        <p className="post-text mt-4" data-post="">
          {postText(path, usePromotions())}
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
