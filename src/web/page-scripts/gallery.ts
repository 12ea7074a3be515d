// A click on a picture of the gallery opens it in the dialog, which is fetched then and not before.

export function begin(gallery: HTMLElement) {
  gallery.addEventListener('click', async event => {
    const link = (event.target as Element).closest<HTMLElement>('[data-open]')
    // A click that asks for a new tab gets the picture itself.
    if (!link || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const { showPicture } = await import('./picture-viewer.ts')
    showPicture(link)
  })
}
