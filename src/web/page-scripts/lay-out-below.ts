/** Lays out what page.css leaves for later: part by part, when the page is there and nothing else is to be done. */
export async function layOutBelow() {
  if (!('requestIdleCallback' in window)) return
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done))
  for (const part of document.querySelectorAll<HTMLElement>('main > *, .site-footer')) {
    await new Promise(done => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 300 })))
    part.style.contentVisibility = 'visible'
  }
}
