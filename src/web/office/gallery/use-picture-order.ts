// The order of the gallery: changed on screen at once, then saved, move after move, against the order that was read. A
// new place is told once it is stored; if saving fails, the list shows the stored order again.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import { type KeptPicture, orderGallery } from '#web/data/gallery.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = galleryOffice.order

export function usePictureOrder(pictures: KeptPicture[]) {
  const queries = useQueryClient()
  const { session } = useOfficeVisitor()
  const queryKey = ['gallery', session.user.id]
  const moves = useRef({ waiting: 0, last: Promise.resolve() })
  const [told, setTold] = useState('')

  function moveTo(id: string, place: number) {
    const before = queries.getQueryData<KeptPicture[]>(queryKey) ?? pictures
    const picture = before.find(candidate => candidate.id === id)
    if (!picture || place < 0 || place >= before.length) return
    const wanted = before.filter(candidate => candidate !== picture).toSpliced(place, 0, picture)
    void queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, wanted)
    const news = words.now(picture.title || words.untitled, place + 1, before.length)
    moves.current.waiting += 1
    moves.current.last = moves.current.last
      .then(() => orderGallery(idsOf(before), idsOf(wanted)))
      .then(() => setTold(news), tellFailure)
      .then(readAgain)
  }

  function tellFailure(error: unknown) {
    showOnlyToast({ ...(isChangedMeanwhile(error) ? words.late : words.failed), tone: 'bad' })
  }

  async function readAgain() {
    moves.current.waiting -= 1
    if (moves.current.waiting === 0) await queries.invalidateQueries({ queryKey })
  }

  return { moveTo, told }
}

const idsOf = (pictures: KeptPicture[]) => pictures.map(({ id }) => id)
