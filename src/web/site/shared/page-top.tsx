import { mainNavigation, shellWords } from '#content/navigation.ts'
import { type PagePath, pageWords } from '#content/page-words.ts'
import { PageHead } from '#web/ui/page-head.tsx'

/** The head of a page from its own words. */
export function PageTop({ path }: { path: PagePath }) {
  const { heading, lead, title } = pageWords[path]
  const home = mainNavigation[0]
  return (
    <PageHead
      title={heading}
      lead={lead}
      trail={home && { label: shellWords.breadcrumb, home, here: title }}
    />
  )
}
