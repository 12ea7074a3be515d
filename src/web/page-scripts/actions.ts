// Small actions of public pages: slide a comparison, copy an address, open the share sheet.

export function slideCompare(event: Event) {
  const slider = event.target as HTMLInputElement
  if (slider.matches('[data-slider]')) slider.parentElement?.style.setProperty('--at', `${slider.value}%`)
}

/** The handle of a pair comes with both of its pictures, or when one cannot come; a picture's stand-in goes then. */
export function endWaits() {
  for (const place of document.querySelectorAll('[data-waits]'))
    if ([...place.querySelectorAll('img')].every(image => image.complete)) place.removeAttribute('data-waits')
}

export function revealShare() {
  if (!('share' in navigator)) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.hidden = false
}

export async function copyOrShare(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy],[data-share]')
  const { share, copy, text, copied = '' } = button?.dataset ?? {}
  // Closing the share sheet without choosing is not a failure.
  if (share) await navigator.share({ url: share, text }).catch(() => {})
  if (!copy || !button) return
  await navigator.clipboard.writeText(copy)
  const words = button.textContent
  button.textContent = copied
  setTimeout(() => {
    button.textContent = words
  }, 2000)
}
