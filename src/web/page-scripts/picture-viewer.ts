// The gallery's full-size dialog: shows one picture, or a pair with its slider, and steps through those that the filter leaves.

const viewer = document.querySelector<HTMLDialogElement>('[data-viewer]')
let shown: HTMLElement | undefined

export function showPicture(link: HTMLElement) {
  // First, so that what is shown has a size.
  viewer?.showModal()
  show(link)
  // Not the slider, which comes first: the arrow keys lead on at once.
  viewer?.querySelector<HTMLElement>('[data-step="1"]')?.focus()
}

function show(link: HTMLElement | undefined) {
  const frame = link?.closest('li')?.querySelector('.frame')?.cloneNode(true) as HTMLElement | undefined
  if (!link || !frame) return
  shown = link
  for (const part of frame.querySelectorAll('[sizes]'))
    part.setAttribute('sizes', '(width < 40rem) 200vw, 100vw')
  const stage = viewer?.querySelector('[data-stage]')
  stage?.replaceChildren(frame)
  // A phone begins in its middle.
  stage?.scrollTo(stage.scrollWidth / 2 - stage.clientWidth / 2, 0)
  const title = viewer?.querySelector('figcaption')
  if (title) title.textContent = link.dataset.open ?? ''
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
  // On the slider these keys move it.
  if (by && !(event.target as Element).matches('[data-slider]')) step(by)
})
