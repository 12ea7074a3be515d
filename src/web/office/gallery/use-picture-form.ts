import { useQueryClient } from '@tanstack/react-query'
import { galleryOffice } from '#content/gallery-office.ts'
import { type PictureWords, type PictureWordsForm, pictureWordsSchema } from '#domain/gallery.ts'
import { type KeptPicture, readPicture, savePicture } from '#web/data/gallery.ts'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = galleryOffice.form
const names = Object.keys(words.fields) as (keyof PictureWordsForm)[]

export function usePictureForm(picture: KeptPicture, onDone: () => void) {
  const queries = useQueryClient()
  return useSeenForm({
    stored: picture,
    draft: `edit-picture-${picture.id}`,
    formOf,
    schemaOf: () => pictureWordsSchema,
    labels: words.fields,
    notices: { saveFailed: words.saveFailed },
    // Compared with the stored row: saving a new picture publishes it, though nobody has touched that field.
    save: (seen, _changes, checked) => savePicture(seen, changesIn(seen, checked)),
    read: seen => readPicture(seen.id),
    onSaved: async ({ is_shown }) => {
      onDone()
      showOnlyToast(is_shown ? words.savedShown : words.savedHidden)
      await Promise.all(
        ['gallery', 'gallery-picture'].map(key => queries.invalidateQueries({ queryKey: [key] })),
      )
    },
  })
}

function changesIn(seen: KeptPicture, checked: PictureWords): Partial<PictureWords> {
  return Object.fromEntries(
    names.filter(name => seen[name] !== checked[name]).map(name => [name, checked[name]]),
  )
}

// A picture without texts is new, and meant to be published.
function formOf({ title, alt, category, is_shown }: KeptPicture): PictureWordsForm {
  const isNew = title === '' && alt === ''
  return { title, alt, category: category ?? '', is_shown: is_shown || isNew ? 'shown' : 'hidden' }
}
