import { Fragment } from 'react'
import { pageWords } from '#content/page-words.ts'
import { clientReviewPage, reviewLinks } from '#content/reviews.ts'
import { ShareRow } from '#web/sharing/share-row.tsx'
import { useSiteUrl } from '#web/sharing/site-url.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { RatingStars } from './rating-stars.tsx'

const { heading, lead } = pageWords['/client-review']
const { public: inPublic, share, private: between } = clientReviewPage
// The page for a happy client: where to leave a review, and a message to pass on.
const directPath = '/client-review'

export function ClientReviewPage() {
  return (
    <>
      <section className="voice-head">
        <div className="wrap split flip">
          <div>
            <h1 className="display text-page">{heading}</h1>
            <p className="lead mt-4">{lead}</p>
          </div>
          <RatingStars />
          <div>
            <h2 className="display text-title">{inPublic.title}</h2>
            <div className="mt-5 grid gap-4">
              {reviewLinks().map((link, index) => (
                <NewTabLink key={link.href} href={link.href} tone={index === 0 ? 'sea' : 'quiet'}>
                  {link.label}
                  <span className="sr-only">, {inPublic.newTab}</span>
                </NewTabLink>
              ))}
            </div>
          </div>
        </div>
      </section>
      <PassItOn />
      <section className="section pb-0">
        <div className="wrap grid justify-items-center gap-5 text-center">
          <h2 className="display text-section">{between.title}</h2>
          <p className="lead max-w-[44ch]">{between.text}</p>
          <LinkButton href={between.contact.href}>{between.contact.label}</LinkButton>
        </div>
      </section>
    </>
  )
}

/** Parted only after a slash or a dot. */
function Address({ text }: { text: string }) {
  return text.split(/(?<=[/.])(?![/.])/).map(part => (
    <Fragment key={part}>
      <span className="whitespace-nowrap">{part}</span>
      <wbr />
    </Fragment>
  ))
}

function PassItOn() {
  const address = new URL(directPath, useSiteUrl()).href
  return (
    <section className="section bg-sand">
      <div className="wrap split flip items-center">
        <div>
          <h2 className="display text-section">{share.title}</h2>
          <p className="lead mt-4">{share.text}</p>
        </div>
        <div>
          <ShareRow
            words={share}
            path={directPath}
            message={share.message}
            subject={share.subject}
            body={share.body}
          />
          <p className="mt-5">
            {share.direct}:{' '}
            <a href={address} className="font-bold underline">
              <Address text={address} />
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
