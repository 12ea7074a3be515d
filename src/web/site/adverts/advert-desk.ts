// The buttons beside an advert: copy the text of the post, save the advert as a picture. The messages are in the page.
import { saveBlob } from '#web/browser/save-file.ts'

const copiedMs = 2000
const shownMs = 6000

export function begin(desk: HTMLElement) {
  // Visitors do not see the poster, so its picture waits; whoever saves it needs it whole.
  if (desk.offsetParent) for (const image of desk.querySelectorAll('img')) image.loading = 'eager'
  onPress(desk, 'copy', copyText)
  onPress(desk, 'save', savePicture)
  desk.addEventListener('click', event => {
    const close = (event.target as Element).closest('.toast button')
    close?.closest('.toast')?.remove()
  })
}

/** Ignores a second click while the first is being handled. */
function onPress(
  desk: HTMLElement,
  name: string,
  act: (desk: HTMLElement, button: HTMLElement) => Promise<void>,
) {
  const button = desk.querySelector<HTMLElement>(`[data-act="${name}"]`)
  button?.addEventListener('click', async () => {
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    await act(desk, button)
    button.ariaBusy = null
  })
}

async function copyText(desk: HTMLElement, button: HTMLElement) {
  const post = desk.querySelector<HTMLElement>('[data-post]')
  if (!post) return
  try {
    await navigator.clipboard.writeText(post.textContent)
  } catch {
    getSelection()?.selectAllChildren(post)
    return showNotice(desk, 'copy-failed')
  }
  showNotice(desk, 'copied')
  swapWords(button)
  await new Promise(done => setTimeout(done, copiedMs))
  swapWords(button)
}

async function savePicture(desk: HTMLElement, button: HTMLElement) {
  const poster = desk.querySelector<HTMLElement>('[data-poster]')
  if (!poster) return
  swapWords(button)
  try {
    const { drawPoster } = await import('./draw-poster.ts')
    saveBlob(poster.dataset.poster ?? '', await drawPoster(poster))
    showNotice(desk, 'saved')
  } catch {
    showNotice(desk, 'failed')
  }
  swapWords(button)
}

/** Swaps the button's label for a while. */
function swapWords(button: HTMLElement) {
  const words = button.querySelector<HTMLElement>('[data-other]')
  if (!words) return
  const { other = '' } = words.dataset
  words.dataset.other = words.textContent
  words.textContent = other
}

function showNotice(desk: HTMLElement, name: string) {
  const words = desk.querySelector<HTMLTemplateElement>(`template[data-notice="${name}"]`)
  const toast = words?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!toast) return
  desk.querySelector('[data-toasts]')?.replaceChildren(toast)
  // A failure stays until it is closed.
  if (toast.role !== 'alert') setTimeout(() => toast.remove(), shownMs)
}
