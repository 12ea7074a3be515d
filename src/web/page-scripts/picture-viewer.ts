// The gallery's full-size dialog: shows one picture, and steps through those that the filter leaves.

const viewer = document.querySelector<HTMLDialogElement>('[data-viewer]')
let shown: HTMLElement | undefined

export function showPicture(link: HTMLElement) {
  show(link)
  viewer?.showModal()
}

function show(link: HTMLElement | undefined) {
  if (!link) return
  const single = link.closest('li')?.querySelector('.frame > picture')
  const picture = (single?.cloneNode(true) as HTMLElement) ?? fileOf(link)
  shown = link
  for (const part of picture.children) part.setAttribute('sizes', '100vw')
  viewer?.querySelector('[data-stage]')?.replaceChildren(picture)
  const title = viewer?.querySelector('figcaption')
  if (title) title.textContent = link.dataset.open ?? ''
}

/** Of a pair: its link holds no picture. */
function fileOf(link: HTMLElement) {
  const { href: src, ariaLabel, dataset } = link as HTMLAnchorElement
  const evening = { type: 'image/avif', media: '(prefers-color-scheme: dark)', srcset: dataset.night ?? '' }
  const picture = document.createElement('picture')
  picture.append(
    Object.assign(document.createElement('source'), evening),
    Object.assign(new Image(), { src, alt: ariaLabel }),
  )
  return picture
}

function step(by: number) {
  const links = [...document.querySelectorAll<HTMLElement>('[data-open]')].filter(link => link.offsetParent)
  show(links.at((links.indexOf(shown as HTMLElement) + by) % links.length))
}

viewer?.addEventListener('click', event => {
  const button = (event.target as Element).closest<HTMLElement>('[data-step]')
  if (button) step(Number(button.dataset.step))
  else if (event.target === viewer) viewer.close()
})

viewer?.addEventListener('keydown', event => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (by) step(by)
})
