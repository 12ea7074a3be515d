// Where the files of a gallery picture are: built-in ones in the build, uploaded ones in storage.
import type { GalleryPicture } from '#domain/gallery.ts'
import { isBuilt, type PictureSources, pictureSources, sourcesAt } from './pictures.ts'

/** Undefined for a built-in picture that this build no longer has. */
export function gallerySources(picture: GalleryPicture): PictureSources | undefined {
  const { id, built_in, width, height, avif_widths, webp_widths } = picture
  if (built_in !== null) return isBuilt(built_in) ? pictureSources(built_in) : undefined
  const sized = { width: width ?? 0, height: height ?? 0, widths: { avif: avif_widths, webp: webp_widths } }
  return sourcesAt(sized, (step, format) => `/storage/v1/object/public/gallery/${id}/${step}.${format}`)
}
