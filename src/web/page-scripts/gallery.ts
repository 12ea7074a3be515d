// The link beside a picture of the gallery opens it in the dialog, which is fetched then and not before; so does a click on
// a picture that has no slider.

export function begin(gallery: HTMLElement) {
  gallery.addEventListener('click', async event => {
    const pressed = event.target as Element
    const link =
      pressed.closest<HTMLElement>('[data-open]') ??
      pressed.closest('.frame > picture')?.closest('li')?.querySelector<HTMLElement>('[data-open]')
    // A click that asks for a new tab gets the picture itself.
    if (!link || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const { showPicture } = await import('./picture-viewer.ts')
    showPicture(link)
  })
}
