import type { ReactNode } from 'react'

type StageProps = { look: 'asked' | 'lapsed'; title: string; status?: 'alert'; children: ReactNode }

/** All that the page shows where there is no paper below. */
export function BareStage({ look, title, status, children }: StageProps) {
  return (
    <div className={`quote-stage quote-bare ${look}`} role={status}>
      <div className="quote-stage-words">
        <h1 className="display">{title}</h1>
        {children}
      </div>
    </div>
  )
}
