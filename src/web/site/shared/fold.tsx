import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type FoldProps = {
  title: string
  /** What it is about, where several of one name stand on a page; read out, not shown. */
  about?: string
  className?: string
  children: ReactNode
}

/** A row that opens. After a .wide-heading it stands open on a laptop. */
export function Fold({ title, about, className = '', children }: FoldProps) {
  return (
    <details className={`fold ${className}`.trim()}>
      <summary>
        {title}
        {about && <span className="sr-only">{`: ${about}`}</span>}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}
