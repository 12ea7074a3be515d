import { createContext, use } from 'react'

// The address of this site, for links that people share. Only the server knows it; a page being rendered cannot.
export const SiteUrlContext = createContext('')

export function useSiteUrl() {
  return use(SiteUrlContext)
}
