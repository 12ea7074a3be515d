// Tells our own server which links are used, so that it can count them. No cookie, no third party.

const tell = (words: string) => navigator.sendBeacon('/visits', words)

/** Sends the link's target; opening the phone's menu has none. */
export function tellTaps({ target }: Event) {
  const tapped = (target as Element).closest('a[href],.menu>summary')
  if (tapped) tell(tapped.getAttribute('href')?.slice(0, 99) ?? 'menu')
}

/** The server counts pages as it sends them; this counts those that the browser had prefetched or cached. */
export function tellView() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.transferSize === 0) tell(`view ${location.pathname}`)
}
