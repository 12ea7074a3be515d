import type { ReactNode } from 'react'
import { PanelPlace } from '#web/ui/panel.tsx'
import { PageHead, type PageHeadProps } from './page-head.tsx'

type ListPageProps = PageHeadProps & {
  children: ReactNode
} & (
    | {
        /** What the list leads to has the greater part. Until something is opened, these words stand there. */
        unopened: string
      }
    | { unopened?: undefined }
  )

/** A list and what it leads to: side by side on a laptop, one over the other on a phone. */
export function ListPage({ unopened, children, ...head }: ListPageProps) {
  return (
    <>
      <PageHead {...head} />
      <div className={unopened ? 'list-and-letter' : 'list-and-record'}>
        <div className="grid min-w-0 grid-cols-1 content-start gap-2 pt-3 desk:pt-0 desk:pb-6">
          {children}
        </div>
        <PanelPlace className={unopened ? 'letter-place' : 'record-place'}>
          {unopened && (
            <p className="hidden place-content-center py-16 text-center text-ink-soft desk:grid desk:not-only:hidden">
              {unopened}
            </p>
          )}
        </PanelPlace>
      </div>
    </>
  )
}
