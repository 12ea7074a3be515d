import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from './page-head.tsx'

type OfficePageProps = PageHeadProps & {
  /** Under the head. An empty one keeps its line free while it is read, so that nothing below moves. */
  lead?: ReactNode
  /** It fills two lines of a phone: both are kept free. */
  isLongLead?: boolean
  /** Under the head, across the sheet: no signal, sent. */
  banner?: ReactNode
  children: ReactNode
}

/** The page of a tab: its head and its content. */
export function OfficePage({ lead, isLongLead, banner, children, ...head }: OfficePageProps) {
  return (
    <>
      <PageHead {...head} />
      {banner}
      <div className="office-body">
        {lead !== undefined && (
          <p className="office-lead" data-long={isLongLead || undefined}>
            {lead}
          </p>
        )}
        {children}
      </div>
    </>
  )
}
