import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type StageProps = {
  look: 'asked' | 'booked' | 'lapsed'
  title: string
  reference?: string
  status?: 'status' | 'alert'
  /** Without an invoice below it, the stage is the whole page. */
  children?: ReactNode
}

/** The upper part of the page: whose invoice it is and how it stands. */
export function Stage({ look, title, reference, status, children }: StageProps) {
  return (
    <div className={`quote-stage invoice-stage ${look} ${children ? 'quote-bare' : ''}`} role={status}>
      <div className="quote-stage-words">
        {reference && <p className="quote-reference">{reference}</p>}
        <h1 className="display">{title}</h1>
        {children}
      </div>
      {look === 'booked' && <Icon name="spark" className="quote-spark quote-spark-1" />}
    </div>
  )
}
