// A few words to our own server, so that it can count what links are used for. No cookie, no third party.

const tell = (words: string) => navigator.sendBeacon('/visits', words)

/** Where the link leads; the phone's menu leads nowhere. */
export function tellTaps({ target }: Event) {
  const tapped = (target as Element).closest('a[href],[data-menu]>summary')
  if (tapped) tell(tapped.getAttribute('href')?.slice(0, 99) ?? 'menu')
}

/** The server counts pages as it sends them; one that the browser fetched ahead or kept comes without asking it. */
export function tellView() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.transferSize === 0) tell(`view ${location.pathname}`)
}
