import type { ReactNode } from 'react'
import { mainNavigation, shellWords } from '#content/navigation.ts'
import { type PagePath, pageWords } from '#content/page-words.ts'
import { Room } from '#web/room.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { NextSteps } from './next-steps.tsx'

/** Every public page but Home and Booking: head, its own part, and the next free step. */
export function InnerPage({ path, children }: { path: PagePath; children: ReactNode }) {
  const { heading, lead, title, picture } = pageWords[path]
  const home = mainNavigation[0]
  return (
    <>
      <PageHead
        title={heading}
        lead={lead}
        trail={home && { label: shellWords.breadcrumb, home, here: title }}
        picture={<Room name={picture} sizes="(min-width: 48rem) 35rem, 1px" first />}
      />
      <div className="section page-body pb-0">{children}</div>
      <NextSteps />
    </>
  )
}
