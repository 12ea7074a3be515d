// The words of Gallery in the Admin Console, and how a picture is refused.
import type { PictureRefusal } from '#domain/gallery.ts'

export const pictureRefusalWords: Record<PictureRefusal, string> = {
  empty: 'This file is empty.',
  too_large: 'This picture is larger than 10 MB. Send a smaller copy of it.',
  heic: 'This is a HEIC picture, which browsers cannot show. Save it as JPEG and send that.',
  not_a_picture: 'This is not a picture we can take. Send a JPEG, PNG, WebP or AVIF.',
  animated: 'This picture moves. Send one that stands still.',
  too_many_pixels: 'This picture has too many pixels. Send a smaller copy of it.',
  too_small: 'This picture is too small. Each side needs at least 320 pixels.',
  too_narrow: 'This picture is too long and narrow. The long side may be three times the short one.',
  damaged: 'This picture is damaged and cannot be read.',
  took_too_long: 'This picture takes too long to read. Send a smaller copy of it.',
}

export const storageRefusalWords = {
  unauthorized: 'Only an admin may change the gallery.',
  bad_name: 'A picture is named by a random UUID.',
  bad_list: 'Name up to 100 pictures to remove.',
  no_upsert: 'A picture is never replaced. Send it under a new name.',
  duplicate: 'The resource already exists',
  busy: 'Other pictures are being prepared. Please try again in a moment.',
  gallery_full: 'The gallery is full: it holds 200 pictures. Remove one first.',
  not_found: 'Object not found',
}
