import { useQuery } from '@tanstack/react-query'
import { readSiteTexts } from '#web/data/site-texts.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'

export const siteTextsKey = 'site-texts'

export function useSiteTexts() {
  const { session } = useOfficeVisitor()
  return useQuery({
    queryKey: [siteTextsKey, session.user.id],
    queryFn: readSiteTexts,
    // A form must start from the current version.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}
