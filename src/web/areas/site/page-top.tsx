import type { ReactNode } from 'react'
import { mainNavigation, shellWords } from '#content/navigation.ts'
import { type PagePath, pageWords } from '#content/page-words.ts'
import { Room } from '#web/room.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

type PageTopProps = { path: PagePath; room?: boolean; children?: ReactNode }

/** The head of a page from its own words; without a room where there is only text to read. */
export function PageTop({ path, room = true, children }: PageTopProps) {
  const { heading, lead, title, picture } = pageWords[path]
  const home = mainNavigation[0]
  return (
    <PageHead
      title={heading}
      lead={lead}
      trail={home && { label: shellWords.breadcrumb, home, here: title }}
      picture={room && <Room name={picture} sizes="(min-width: 48rem) 35rem, 1px" first />}
    >
      {children}
    </PageHead>
  )
}
