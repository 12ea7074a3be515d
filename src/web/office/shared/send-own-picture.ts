import { pictureRefusalWords } from '#content/gallery-office.ts'
import { largestPictureBytes } from '#domain/gallery.ts'
import { ownPictureText } from '#domain/own-picture.ts'
import { Refusal } from '#domain/refusal.ts'
import { newId } from '#web/browser/random.ts'
import { nameHiddenPicture, readPicture, uploadPicture } from '#web/data/gallery.ts'
import { shrinkPicture } from '#web/pictures/shrink-picture.ts'

/** Kept with the gallery's pictures, hidden there: made anew by the server, without where it was taken. Answers the text by
 *  which a fact or a text of the site holds it. */
export async function sendOwnPicture(file: File, title: string, as?: 'logo'): Promise<string> {
  const picture = as === 'logo' ? file : await shrinkPicture(file)
  if (picture.size > largestPictureBytes) throw new Refusal('too_large', pictureRefusalWords.too_large)
  const id = newId()
  await uploadPicture({ id, picture, as, onProgress: () => {} })
  await nameHiddenPicture(id, title)
  const { width, height, avif_widths, webp_widths } = (await readPicture(id)) ?? {}
  if (!width || !height || !avif_widths || !webp_widths) throw new Error('The picture is not there.')
  return ownPictureText({ id, width, height, avif_widths, webp_widths })
}
