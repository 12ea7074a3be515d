import { CircleAlert, CircleCheck, WifiOff } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

const icons = { wait: CircleAlert, offline: WifiOff, good: CircleCheck }

type NoticeProps = ComponentProps<'div'> & { tone: keyof typeof icons; action?: ReactNode }

/** A line across the sheet that stays until it no longer holds: no signal, sent, changed meanwhile. */
export function Notice({ tone, action, children, className = '', ...props }: NoticeProps) {
  const NoticeIcon = icons[tone]
  return (
    <div role="status" {...props} className={`notice ${tone === 'good' ? 'notice-good' : ''} ${className}`}>
      <NoticeIcon aria-hidden="true" />
      <p>{children}</p>
      {action}
    </div>
  )
}
