// The order in which the pictures hang: changed at once on screen, kept over the order that was seen, or taken back.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { Refusal } from '#domain/refusal.ts'
import { type KeptPicture, orderGallery } from '#web/data/gallery.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = galleryOffice.order

export function useHanging(pictures: KeptPicture[]) {
  const queries = useQueryClient()
  const { session } = useOfficeVisitor()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState('')

  /** Whether it hangs there now. */
  async function hang(id: string, place: number): Promise<boolean> {
    const picture = pictures.find(candidate => candidate.id === id)
    if (isBusy || !picture || place < 0 || place >= pictures.length) return false
    const wanted = pictures.filter(candidate => candidate !== picture).toSpliced(place, 0, picture)
    setBusy(true)
    queries.setQueryData(['gallery', session.user.id], wanted)
    const isHung = await orderGallery(idsOf(pictures), idsOf(wanted)).then(
      () => true,
      error => {
        const isLate = error instanceof Refusal && error.code === 'changed_meanwhile'
        showOnlyToast({ ...(isLate ? words.late : words.failed), tone: 'bad' })
        return false
      },
    )
    if (isHung) setTold(words.now(picture.title || words.untitled, place + 1, pictures.length))
    else queries.setQueryData(['gallery', session.user.id], pictures)
    await queries.invalidateQueries({ queryKey: ['gallery'] })
    setBusy(false)
    return isHung
  }

  return { hang, told, isBusy }
}

const idsOf = (pictures: KeptPicture[]) => pictures.map(({ id }) => id)
