// Where people may be sent after a mail link: our own site and the addresses that the owner has listed.
import type { AuthSettings } from './auth-service.ts'

type Settings = Pick<AuthSettings, 'siteUrl' | 'redirects'>

// Answers the address as the URL parser reads it, never the text that was given: '/\evil' and friends end here.
export function safeRedirect(given: string | null | undefined, settings: Settings): string {
  const url = given ? URL.parse(given, `${settings.siteUrl}/`) : null
  return url && isAllowedRedirect(url, settings) ? url.href : settings.siteUrl
}

export function isAllowedRedirect(url: URL, { siteUrl, redirects }: Settings) {
  if (url.username || url.password) return false
  return [siteUrl, ...redirects].some(entry => covers(new URL(entry), url))
}

function covers(entry: URL, url: URL) {
  const folder = entry.pathname.replace(/\/$/, '')
  return entry.origin === url.origin && (url.pathname === folder || url.pathname.startsWith(`${folder}/`))
}

// Adds to the query or to the fragment without disturbing what is there.
export function withQuery(address: string, values: Record<string, string>) {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

export function withFragment(address: string, values: Record<string, string>) {
  const url = new URL(address)
  url.hash = new URLSearchParams(values).toString()
  return url.href
}
