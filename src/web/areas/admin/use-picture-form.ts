import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { type PictureWords, type PictureWordsForm, pictureWordsSchema } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'
import { type KeptPicture, readPicture, savePicture } from '#web/data/gallery.ts'
import { useOfficeForm } from '#web/office/use-office-form.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = galleryOffice.form
const names = Object.keys(words.fields) as (keyof PictureWordsForm)[]

/** Sends only what was changed here, and only over the version that was seen. */
export function usePictureForm(picture: KeptPicture, onDone: () => void) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState(picture)
  const [theirs, setTheirs] = useState<string[]>()
  const { values, change, reset, ...form } = useOfficeForm({
    start: formOf(seen),
    schema: pictureWordsSchema,
    send: async checked => {
      try {
        await savePicture(seen, changesIn(seen, checked))
      } catch (error) {
        if (!(error instanceof Refusal) || !(await showTheirs()))
          showOnlyToast({ ...words.saveFailed, tone: 'bad' })
        return false
      }
      onDone()
      showOnlyToast(checked.is_shown ? words.savedShown : words.savedHidden)
      await Promise.all(
        ['gallery', 'gallery-picture'].map(key => queries.invalidateQueries({ queryKey: [key] })),
      )
      return true
    },
  })

  // A colleague was quicker: their values come into the fields that were not touched here, and are told.
  async function showTheirs(): Promise<boolean> {
    const fresh = await readPicture(seen.id).catch(() => null)
    if (!fresh) return false
    const [before, now] = [formOf(seen), formOf(fresh)]
    const differing = names.filter(name => before[name] !== now[name])
    for (const name of differing) if (values[name] === before[name]) change(name, now[name])
    setTheirs(differing.map(name => `${words.fields[name]} ${now[name] || '–'}`))
    setSeen(fresh)
    return true
  }

  function takeTheirs() {
    reset(formOf(seen))
    setTheirs(undefined)
  }

  return { ...form, theirs, takeTheirs }
}

function changesIn(seen: KeptPicture, checked: PictureWords): Partial<PictureWords> {
  return Object.fromEntries(
    names.filter(name => seen[name] !== checked[name]).map(name => [name, checked[name]]),
  )
}

// One that has no words yet is there to be shown.
function formOf({ title, alt, category, is_shown }: KeptPicture): PictureWordsForm {
  const isNew = title === '' && alt === ''
  return { title, alt, category: category ?? '', is_shown: is_shown || isNew ? 'shown' : 'hidden' }
}
