import { createContext, use } from 'react'

// Where this site stands, for links that people share. Known to the server; a page cannot guess it while rendering.
export const SiteUrlContext = createContext('')

export function useSiteUrl() {
  return use(SiteUrlContext)
}
