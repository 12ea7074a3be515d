import { galleryPage } from '#content/gallery.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Empty until the loader puts a picture in it. */
export function GalleryViewer() {
  const { previous, next, close } = galleryPage
  return (
    <dialog className="viewer" data-viewer="" aria-labelledby="viewer-title">
      <figure>
        <div data-stage="" />
        <figcaption id="viewer-title" aria-live="polite" />
      </figure>
      <button type="button" className="icon-button" aria-label={previous} data-step="-1">
        <Icon name="left" />
      </button>
      <button type="button" className="icon-button" aria-label={next} data-step="1">
        <Icon name="right" />
      </button>
      <form method="dialog">
        <button type="submit" className="icon-button" aria-label={close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  )
}
