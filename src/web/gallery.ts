// The gallery's full-size dialog: opens what was clicked, steps through what the filter shows.

export function openGallery(gallery: HTMLElement) {
  const viewer = document.querySelector<HTMLDialogElement>('[data-viewer]')
  if (!viewer) return
  let shown: HTMLElement | undefined
  const visible = () =>
    [...gallery.querySelectorAll<HTMLElement>('[data-open]')].filter(link => link.offsetParent)

  const show = (link: HTMLElement | undefined) => {
    const picture = link?.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined
    if (!picture) return
    shown = link
    for (const part of picture.children) part.setAttribute('sizes', '100vw')
    viewer.querySelector('[data-stage]')?.replaceChildren(picture)
    const title = viewer.querySelector('figcaption')
    if (title) title.textContent = link?.dataset.open ?? ''
  }
  const step = (by: number) => {
    const links = visible()
    show(links.at((links.indexOf(shown as HTMLElement) + by) % links.length))
  }

  gallery.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLElement>('[data-open]')
    // A click that asks for a new tab gets the picture itself.
    if (!link || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(link)
    viewer.showModal()
  })
  viewer.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-step]')
    if (button) step(Number(button.dataset.step))
    else if (event.target === viewer) viewer.close()
  })
  viewer.addEventListener('keydown', event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by) step(by)
  })
}
