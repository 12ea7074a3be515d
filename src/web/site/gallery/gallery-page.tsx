import { galleryPage, galleryPairs } from '#content/gallery.ts'
import { pageWords } from '#content/page-words.ts'
import { galleryCategories, type GalleryPicture as Row } from '#domain/gallery.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { Chips } from '#web/site/shared/chips.tsx'
import { Invite } from '#web/site/shared/invite.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { GalleryPicture } from './picture.tsx'
import { GalleryViewer } from './viewer.tsx'

export function GalleryPage() {
  return (
    <>
      <div className="filtered">
        <GalleryHead />
        <Pictures />
      </div>
      <Close />
      <GalleryViewer />
    </>
  )
}

function GalleryHead() {
  const { heading, lead } = pageWords['/gallery']
  const { filter, all } = galleryPage
  const { gallery } = useLiveData()
  return (
    <section className="wrap gallery-head">
      <h1 className="display">{heading}</h1>
      <div>
        <p className="lead">{lead}</p>
        <Note />
      </div>
      {gallery.length > 0 && (
        <>
          <Chips name="category" label={filter} all={all} categories={galleryCategories} />
          {gallery.length > 1 && <Hint />}
        </>
      )}
    </section>
  )
}

/** That rooms come clean is shown only where they do: gallery.css knows. */
function Hint() {
  const { gallery } = useLiveData()
  const hasPair = gallery.some(({ built_in }) => (built_in ?? '') in galleryPairs)
  return (
    <p className="swipe">
      {galleryPage.swipe(gallery.length)} {hasPair && <span>{galleryPage.comesClean}</span>}
    </p>
  )
}

function Pictures() {
  const { gallery } = useLiveData()
  if (gallery.length === 0) return <p className="wrap">{galleryPage.empty}</p>
  return (
    <ul className="gallery sideways" data-script="gallery">
      {gallery.map((picture, place) => (
        <GalleryPicture
          key={picture.id}
          picture={picture}
          first={place === 0}
          isUnpaired={isUnpaired(picture, gallery)}
        />
      ))}
    </ul>
  )
}

/** Two of a category stand side by side: the last of an odd number has the line to itself. */
function isUnpaired(picture: Row, gallery: readonly Row[]) {
  const ofItsCategory = gallery.filter(({ category }) => category === picture.category)
  return ofItsCategory.length % 2 === 1 && picture === ofItsCategory.at(-1)
}

// Says which of them are drawings, so that nobody takes them for photographs.
function Note() {
  const { gallery } = useLiveData()
  const drawn = gallery.filter(({ built_in }) => built_in !== null).length
  const { all, some } = galleryPage.note
  if (drawn === 0) return null
  return <p className="mt-2 text-ink-soft text-small">{drawn === gallery.length ? all : some}</p>
}

function Close() {
  const { title, text, book, contact } = galleryPage.invite
  return (
    <Invite title={title} text={text} show={{ detail: 'door' }}>
      <LinkButton href={contact.href}>{contact.label}</LinkButton>
      <LinkButton href={book.href} tone="coral">
        {book.label}
      </LinkButton>
    </Invite>
  )
}
