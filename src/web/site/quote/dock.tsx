// Docked at the foot: the sum, the one coral button, and the quiet ways.
import type { ReactNode } from 'react'
import { quotePage } from '#content/quote-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type DockProps = {
  sum: string
  text: string
  trouble: string | undefined
  action?: string
  acting?: string
  isBusy?: boolean
  onAct?: () => void
  children: ReactNode
}

export function Dock({ sum, text, trouble, action, acting, isBusy = false, onAct, children }: DockProps) {
  return (
    <div className="quote-dock">
      {trouble && (
        <p role="alert" className="quote-trouble">
          <Icon name="alert" />
          <span>{trouble}</span>
        </p>
      )}
      <div className="quote-dock-row">
        <p className="quote-dock-sum">
          <b>{sum}</b>
          <span>{text}</span>
        </p>
        <p className="quote-dock-note">{quotePage.open.nothingNow}</p>
        {action && (
          <Button tone="coral" size="large" busy={isBusy} onClick={onAct}>
            {isBusy ? acting : action}
          </Button>
        )}
        <div className="quote-dock-ways">{children}</div>
      </div>
    </div>
  )
}
