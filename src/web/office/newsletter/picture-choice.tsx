import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { letterDraftWords } from '#content/newsletter-office.ts'
import { pictureOf, pictureText } from '#domain/letter-draft.ts'
import { type KeptPicture, readGallery } from '#web/data/gallery.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { gallerySources } from '#web/pictures/gallery-sources.ts'
import { widthFor } from '#web/pictures/width-for.ts'
import { Button } from '#web/ui/button.tsx'

const words = letterDraftWords.pictures
// Twice the width of a letter, for sharp screens.
const letterWidth = 944

type PictureChoiceProps = { chosen: string; onChoose: (picture: string) => void }

/** One picture of the gallery above the words, or none. */
export function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const picture = pictureOf(chosen)
  const choose = (next: string) => {
    onChoose(next)
    setOpen(false)
  }
  return (
    <fieldset className="news-picture">
      <legend className="font-semibold">{letterDraftWords.fields.picture}</legend>
      {picture && <img {...picture} alt={picture.alt} />}
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {picture ? words.change : words.choose}
        </Button>
        {picture && (
          <Button tone="text" onClick={() => choose('')}>
            {words.none}
          </Button>
        )}
      </div>
      {isOpen && <GalleryGrid onChoose={choose} />}
    </fieldset>
  )
}

function GalleryGrid({ onChoose }: { onChoose: (picture: string) => void }) {
  const { session } = useOfficeVisitor()
  const query = useQuery({ queryKey: ['gallery', session.user.id], queryFn: readGallery, staleTime: 0 })
  return (
    <QueryStates query={query} failed={words.failed} empty={words.empty}>
      {pictures => (
        <ul className="news-gallery">
          {pictures.filter(isWhole).map(picture => (
            <GalleryButton key={picture.id} picture={picture} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </QueryStates>
  )
}

// Without its texts it is not finished, and hidden ones are not for everybody.
const isWhole = ({ title, alt, is_shown }: KeptPicture) => is_shown && title !== '' && alt !== ''

function GalleryButton({ picture, onChoose }: { picture: KeptPicture; onChoose: (text: string) => void }) {
  const sources = gallerySources(picture)
  if (!sources) return null
  const { width, height } = sources
  const src = widthFor(sources.webp, letterWidth) ?? sources.fallback
  const text = pictureText({ src, alt: picture.alt, width, height })
  return (
    <li>
      <button type="button" onClick={() => onChoose(text)}>
        <img src={sources.fallback} alt="" width={width} height={height} loading="lazy" />
        <span>{picture.title}</span>
      </button>
    </li>
  )
}
