import type { ReactNode } from 'react'
import { mainNavigation, shellWords } from '#content/navigation.ts'
import { type PagePath, pageWords } from '#content/page-words.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

type PageTopProps = { path: PagePath; room?: boolean; children?: ReactNode }

/** The head of a page from its own words; text-only pages have no picture. */
export function PageTop({ path, room = true, children }: PageTopProps) {
  const { heading, lead, title, picture } = pageWords[path]
  const home = mainNavigation[0]
  return (
    <PageHead
      title={heading}
      lead={lead}
      trail={home && { label: shellWords.breadcrumb, home, here: title }}
      picture={room && <RoomPicture name={picture} sizes="(min-width: 48rem) 35rem, 1px" first />}
    >
      {children}
    </PageHead>
  )
}
