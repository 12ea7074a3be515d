import { compareWords, galleryPage } from '#content/gallery.ts'
import { galleryCategories } from '#domain/gallery.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { Chips } from '#web/site/shared/chips.tsx'
import { Compare } from '#web/site/shared/compare.tsx'
import { Invite } from '#web/site/shared/invite.tsx'
import { PageTop } from '#web/site/shared/page-top.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { GalleryPicture } from './picture.tsx'
import { GalleryViewer } from './viewer.tsx'

export function GalleryPage() {
  return (
    <>
      <PageTop path="/gallery" />
      <section className="page-body filtered">
        <div className="wrap">
          <Pictures />
        </div>
      </section>
      <Pairs />
      <Close />
      <GalleryViewer />
    </>
  )
}

function Pictures() {
  const { gallery } = useLiveData()
  const { filter, all, empty } = galleryPage
  if (gallery.length === 0) return <p>{empty}</p>
  return (
    <>
      <Chips name="category" label={filter} all={all} categories={galleryCategories} />
      <ul className="gallery" data-script="gallery">
        {gallery.map(picture => (
          <GalleryPicture key={picture.id} picture={picture} />
        ))}
      </ul>
      <Note />
    </>
  )
}

// Says which of them are drawings, so that nobody takes them for photographs.
function Note() {
  const { gallery } = useLiveData()
  const drawn = gallery.filter(({ built_in }) => built_in !== null).length
  const { all, some } = galleryPage.note
  if (drawn === 0) return null
  return <p className="mt-6 text-ink-soft text-small">{drawn === gallery.length ? all : some}</p>
}

function Pairs() {
  const { title, text, pairs } = galleryPage.compare
  return (
    <section className="section mt-section bg-sand">
      <div className="wrap">
        <div className="head-row">
          <h2 className="display text-section">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="pairs">
          {pairs.map(pair => (
            <figure key={pair.name}>
              <Compare before={pair.before} after={pair.after} sizes="(min-width: 60rem) 46rem, 100vw" />
              <figcaption className="mt-4">
                <strong>{pair.name}.</strong> {compareWords.caption}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

function Close() {
  const { title, text, book, contact } = galleryPage.invite
  return (
    <Invite title={title} text={text} room="hero">
      <LinkButton href={contact.href}>{contact.label}</LinkButton>
      <LinkButton href={book.href} tone="coral">
        {book.label}
      </LinkButton>
    </Invite>
  )
}
