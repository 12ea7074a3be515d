import { type DragEvent, useState } from 'react'
import { galleryOffice as words } from '#content/gallery-office.ts'
import type { KeptPicture } from '#web/data/gallery.ts'
import { GripVertical } from '#web/icons/grip-vertical.ts'
import { MoveButton, useKeptFocus } from '#web/office/shared/move-button.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { gallerySources } from '#web/pictures/gallery-sources.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SizedPicture } from '#web/ui/picture.tsx'
import { useRowKeys } from '#web/ui/row-keys.ts'
import { usePictureOrder } from './use-picture-order.ts'

/** In the website's order: dragged on a laptop, moved by buttons everywhere. */
export function GalleryList({ pictures }: { pictures: KeptPicture[] }) {
  const { moveTo, told } = usePictureOrder(pictures)
  const { dragged, dragProps } = useDragging(pictures, moveTo)
  const keepFocus = useKeptFocus(pictures)
  useRowKeys()
  const move = (picture: KeptPicture, place: number, button: HTMLElement) => {
    keepFocus(button)
    moveTo(picture.id, place)
  }
  return (
    <>
      <ol className="hanging" aria-label={words.list}>
        {pictures.map((picture, place) => (
          <li key={picture.id} data-dragged={dragged === picture.id || undefined} {...dragProps(picture)}>
            <GripVertical className="laptop-only hanging-grip" aria-hidden="true" />
            <PictureLine picture={picture} />
            <MoveButton
              way="up"
              label={words.order.up(nameOf(picture))}
              isEnd={place === 0}
              onPress={button => move(picture, place - 1, button)}
            />
            <MoveButton
              way="down"
              label={words.order.down(nameOf(picture))}
              isEnd={place === pictures.length - 1}
              onPress={button => move(picture, place + 1, button)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

const nameOf = ({ title }: KeptPicture) => title || words.order.untitled

function PictureLine({ picture }: { picture: KeptPicture }) {
  const sources = gallerySources(picture)
  const state = picture.title === '' ? 'unnamed' : picture.is_shown ? 'shown' : 'hidden'
  const tone = { unnamed: 'pending', shown: 'confirmed', hidden: 'other' } as const
  return (
    <Link data-row to={`/admin/gallery/${picture.id}`} state={fromList} draggable={false}>
      {sources && <SizedPicture sources={sources} alt="" sizes="96px" draggable={false} />}
      <span className="min-w-0">
        <b>{nameOf(picture)}</b>
        <span className="hanging-facts">
          <Badge tone={tone[state]}>{words.states[state]}</Badge>
          {picture.category}
        </span>
      </span>
    </Link>
  )
}

function useDragging(pictures: KeptPicture[], moveTo: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const dragProps = ({ id }: KeptPicture) => ({
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      setDragged(id)
    },
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
    onDrop(event: DragEvent) {
      if (!dragged) return
      event.preventDefault()
      if (dragged !== id)
        moveTo(
          dragged,
          pictures.findIndex(picture => picture.id === id),
        )
    },
  })
  return { dragged, dragProps }
}
