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
  unsafe_svg:
    'This SVG holds more than a drawing: a script, a link, a picture or a font from elsewhere. Save it as a plain SVG or as a PNG.',
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
  in_use:
    'This picture stands on the site. Choose another one first: in Site Texts, or as the logo in Your business.',
  photos_full: 'This clean has 20 photographs. Remove one first.',
  staff_only: 'Only staff may add photographs, to a clean that is agreed.',
  not_found: 'Object not found',
}

export const galleryOffice = {
  lead: 'The pictures of the gallery page, in the order in which they hang there.',
  look: 'See the page',
  failed: 'Failed to load the gallery',
  empty: { title: 'No pictures yet', text: 'Add some. Each is shown once it has its words.' },
  list: 'Pictures',
  states: { shown: 'Shown', hidden: 'Hidden', unnamed: 'Needs its words' },
  uploads: {
    label: 'New pictures',
    choose: 'Add pictures',
    drop: 'Or drop them here.',
    limits: 'JPEG, PNG, WebP or AVIF, up to 10 MB each. Where they were taken is not kept.',
    states: {
      waiting: 'Waiting for its turn',
      sending: 'Sending',
      preparing: 'Preparing it for the page',
      done: 'Added, hidden until it has its words',
      failed: 'Not added',
    },
    sent: (name: string) => `${name}, sent so far`,
    describe: 'Say what it shows',
    forget: (name: string) => `Take ${name} off this list`,
    lost: 'It could not be sent. Check your connection and try again.',
  },
  order: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    now: (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}.`,
    untitled: 'New picture',
    late: {
      title: 'Someone changed the gallery meanwhile',
      text: 'The list shows how it hangs now. Please move the picture again.',
    },
    failed: { title: 'Error', text: 'Failed to move the picture. Please try again.' },
  },
  form: {
    title: 'About this picture',
    fields: {
      title: 'Caption',
      alt: 'What the picture shows',
      category: 'Category',
      is_shown: 'On the website',
    },
    hints: {
      title: 'Stands under the picture.',
      alt: 'Read out to people who cannot see it, and to search engines. Name no client.',
    },
    choose: 'Choose one',
    choices: { shown: 'Shown', hidden: 'Hidden' },
    save: 'Save picture',
    savedShown: { title: 'Picture saved', text: 'The page follows within a few seconds.' },
    savedHidden: { title: 'Picture saved', text: 'It is not on the website.' },
    saveFailed: { title: 'Error', text: 'Failed to save the picture. Please try again.' },
  },
  panel: {
    untitled: 'New picture',
    gone: { title: 'Not here', text: 'There is no such picture. Somebody may have removed it.' },
    remove: 'Remove',
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeText: 'It is gone for good. To take it off the website and keep it, set it to Hidden.',
    keep: 'Keep it',
    removeForGood: 'Remove for good',
    removed: 'Picture removed',
    removeFailed: { title: 'Error', text: 'Failed to remove the picture. Please try again.' },
  },
}
