// Where a posted form came from.

/** True when a page of somebody else's sent it. Browsers say so in one of two headers. */
export function isCrossSite(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(siteUrl).origin
}

/** The path of the page that held the form, if the browser says. */
export function pathBefore(headers: Headers, requestUrl: string): string | undefined {
  const before = URL.parse(headers.get('referer') ?? '')
  if (!before || before.host !== new URL(requestUrl).host) return undefined
  // One slash at the start: two would lead to another site.
  return `/${before.pathname.replace(/^[/\\]+/, '')}`
}
