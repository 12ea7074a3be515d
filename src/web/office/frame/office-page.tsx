import { type ReactNode, useEffect } from 'react'
import { business } from '#content/business.ts'

type OfficePageProps = {
  title: string
  /** For the browser's tab, if the heading says too little. Never a person's name. */
  tabTitle?: string
  /** Under the title. An empty one keeps its line free while it is read, so that nothing below moves. */
  lead?: ReactNode
  /** It fills two lines of a phone: both are kept free. */
  isLongLead?: boolean
  /** Above the title: the way back to the list. */
  crumb?: ReactNode
  /** At the right of the title on a laptop. */
  actions?: ReactNode
  /** Above the title, across the sheet: no signal, sent. */
  banner?: ReactNode
  children: ReactNode
}

/** The page of a tab: title, actions and content. */
export function OfficePage(props: OfficePageProps) {
  const { title, tabTitle = title, lead, isLongLead, crumb, actions, banner, children } = props
  useEffect(() => {
    document.title = `${tabTitle} · ${business.name}`
  }, [tabTitle])
  return (
    <>
      {banner}
      <div className="office-head">
        <div>
          {crumb}
          <h2>{title}</h2>
          {lead !== undefined && (
            <p className="office-lead" data-long={isLongLead || undefined}>
              {lead}
            </p>
          )}
        </div>
        {actions && <div className="office-actions">{actions}</div>}
      </div>
      <div className="office-body">{children}</div>
    </>
  )
}
